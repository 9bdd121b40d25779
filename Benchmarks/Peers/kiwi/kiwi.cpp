// Measures kiwi on a workload file in the same way as Sources/SolverBench measures NibTerm's solver. Both add the same
// constraints in the same order, read all values into an existing buffer after each step, and warm up first.
//
//     kiwi NAME FILE      the times to build and to resize
//     kiwi values FILE    for each system, the refused constraints and the values of the variables
//
// build: makes a solver with variables, edit variables and constraints, and reads all values
// resize: suggests a value for every edit variable, and reads all values
//
// The sizes are suggested before the constraints or after them, whichever makes kiwi faster.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

// The penalty for a deviation to one side: none, a level with a strength, or forbidden.
struct Penalty {
  enum Kind { Free, Level, Required } kind = Free;
  double strength = 0;
  bool operator==(const Penalty& other) const { return kind == other.kind && strength == other.strength; }
};

// The sum of terms and a constant, with the penalties if it is above or below zero.
struct Row {
  Penalty above, below;
  double constant = 0;
  std::vector<std::pair<int, double>> terms;
};

struct Workload {
  int variables = 0;
  std::vector<std::pair<int, Penalty>> edits;
  std::vector<Row> rows;
  std::vector<std::vector<double>> sizes;
};

Penalty penalty(const std::string& word) {
  if (word == "free") return {Penalty::Free, 0};
  if (word == "required") return {Penalty::Required, 0};
  return {Penalty::Level, std::stod(word)};
}

Row readRow(std::istream& line) {
  Row row;
  std::string above, below;
  line >> above >> below >> row.constant;
  row.above = penalty(above);
  row.below = penalty(below);
  int variable;
  double coefficient;
  while (line >> variable >> coefficient) row.terms.emplace_back(variable, coefficient);
  return row;
}

std::vector<Workload> read(const char* path) {
  std::ifstream file(path);
  if (!file) {
    std::cerr << "kiwi: cannot read " << path << "\n";
    std::exit(66);
  }
  std::vector<Workload> workloads;
  std::string text;
  while (std::getline(file, text)) {
    std::istringstream line(text);
    std::string word;
    line >> word;
    if (word == "system" || workloads.empty()) workloads.emplace_back();
    Workload& workload = workloads.back();
    if (word == "variables") {
      line >> workload.variables;
    } else if (word == "edit") {
      int variable;
      std::string strength;
      line >> variable >> strength;
      workload.edits.emplace_back(variable, penalty(strength));
    } else if (word == "constraint") {
      workload.rows.push_back(readRow(line));
    } else if (word == "size") {
      std::vector<double> size;
      double value;
      while (line >> value) size.push_back(value);
      workload.sizes.push_back(size);
    }
  }
  return workloads;
}

// The weights that kiwi uses for the strengths of a workload. kiwi has no strict levels: it minimizes one weighted sum.
// Strengths on kiwi's own scale (1, 1000, 1000000 and values between them) are used unchanged. Other strengths are
// ranks. Each rank becomes a power of one base, which is as large as possible below kiwi's "required". This keeps the
// order of the ranks, and makes it unlikely that many weak constraints outweigh a stronger one.
class Strengths {
 public:
  explicit Strengths(const Workload& workload) {
    std::set<double> found;
    const auto note = [&](const Penalty& penalty) {
      if (penalty.kind == Penalty::Level) found.insert(penalty.strength);
    };
    for (const auto& edit : workload.edits) note(edit.second);
    for (const auto& row : workload.rows) {
      note(row.above);
      note(row.below);
    }
    // Priorities of layouts are at most 1000; kiwi's own benchmark goes up to a million.
    isKiwis = !found.empty() && *found.rbegin() > 1000;
    // kiwi's edit variables cannot be required, so a required size gets the greatest weight.
    const double steps = std::max<std::size_t>(found.size(), 1);
    const double base = std::min(1000.0, std::pow(1e8, 1 / steps));
    double weight = 1;
    for (double strength : found) {
      weights[strength] = isKiwis ? strength : weight;
      weight *= base;
    }
    strongest = isKiwis ? kiwi::strength::strong : weight;
  }

  double of(const Penalty& penalty) const {
    return penalty.kind == Penalty::Required ? kiwi::strength::required : weights.at(penalty.strength);
  }
  double ofEdit(const Penalty& penalty) const {
    return penalty.kind == Penalty::Required ? strongest : weights.at(penalty.strength);
  }

 private:
  bool isKiwis = false;
  std::map<double, double> weights;
  double strongest = 0;
};

// A solver with its variables, as a program that uses kiwi would store them.
struct Layout {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

// The constraints of kiwi for a row: one if the penalties are equal or a side is free, and otherwise one per side.
std::vector<kiwi::Constraint> constraints(
    const Row& row, const std::vector<kiwi::Variable>& variables, const Strengths& strengths) {
  std::vector<kiwi::Term> terms;
  terms.reserve(row.terms.size());
  for (const auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
  const kiwi::Expression expression(std::move(terms), row.constant);
  if (row.above == row.below) {
    return {kiwi::Constraint(expression, kiwi::OP_EQ, strengths.of(row.above))};
  }
  std::vector<kiwi::Constraint> result;
  if (row.above.kind != Penalty::Free) {
    result.emplace_back(expression, kiwi::OP_LE, strengths.of(row.above));
  }
  if (row.below.kind != Penalty::Free) {
    result.emplace_back(expression, kiwi::OP_GE, strengths.of(row.below));
  }
  return result;
}

void suggest(Layout& layout, const Workload& workload, const std::vector<double>& size) {
  for (std::size_t index = 0; index < size.size(); ++index) {
    layout.solver.suggestValue(layout.variables[workload.edits[index].first], size[index]);
  }
}

std::unique_ptr<Layout> build(const Workload& workload, const Strengths& strengths, bool sizesFirst) {
  auto layout = std::make_unique<Layout>();
  layout->variables.reserve(workload.variables);
  for (int index = 0; index < workload.variables; ++index) layout->variables.emplace_back();
  for (const auto& edit : workload.edits) {
    layout->solver.addEditVariable(layout->variables[edit.first], strengths.ofEdit(edit.second));
  }
  if (sizesFirst) suggest(*layout, workload, workload.sizes[0]);
  for (const auto& row : workload.rows) {
    for (const auto& constraint : constraints(row, layout->variables, strengths)) {
      layout->solver.addConstraint(constraint);
    }
  }
  if (!sizesFirst) suggest(*layout, workload, workload.sizes[0]);
  return layout;
}

// Fetches the values into a buffer that the caller keeps, as a layout engine does.
void fetch(Layout& layout, std::vector<double>& values) {
  layout.solver.updateVariables();
  for (std::size_t index = 0; index < values.size(); ++index) values[index] = layout.variables[index].value();
}

using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

// Prints the median time of the body in microseconds. Runs it at least three times, and for at least a tenth of a
// second.
template <typename Body>
void report(const std::string& name, double divisor, Body body) {
  body();
  std::vector<double> times;
  const auto start = Clock::now();
  while (times.size() < 3 || microseconds(start) < 100000) {
    const auto begin = Clock::now();
    body();
    times.push_back(microseconds(begin));
  }
  std::sort(times.begin(), times.end());
  std::printf("%s\t%.5f\tus\n", name.c_str(), times[times.size() / 2] / std::max(1.0, divisor));
}

// Whether kiwi builds faster if sizes are suggested before the constraints are added. Measures each way once, after one
// build to warm up.
bool isFasterWithSizesFirst(const Workload& workload, const Strengths& strengths) {
  build(workload, strengths, true);
  const auto start = Clock::now();
  build(workload, strengths, true);
  const double first = microseconds(start);
  const auto middle = Clock::now();
  build(workload, strengths, false);
  return first <= microseconds(middle);
}

void measure(const Workload& workload, const std::string& name) {
  const Strengths strengths(workload);
  const bool sizesFirst = isFasterWithSizesFirst(workload, strengths);
  std::vector<double> values(workload.variables);
  report(name + ", build", 1, [&] {
    const auto layout = build(workload, strengths, sizesFirst);
    fetch(*layout, values);
  });
  const auto layout = build(workload, strengths, sizesFirst);
  fetch(*layout, values);
  const int rounds = std::max(1, 20000 / (workload.variables + 1));
  report(name + ", resize", rounds * workload.sizes.size(), [&] {
    for (int round = 0; round < rounds; ++round) {
      for (const auto& size : workload.sizes) {
        suggest(*layout, workload, size);
        fetch(*layout, values);
      }
    }
  });
}

// Returns the indices of the rows that conflict with the accepted rows before them. kiwi does not recover from a
// refused constraint, so a new solver is built for each row, without the rows that were refused.
std::vector<std::size_t> refusedRows(const Workload& workload, const Strengths& strengths, Workload& accepted) {
  std::vector<std::size_t> refused;
  accepted = workload;
  try {
    build(workload, strengths, true);
    return refused;
  } catch (const kiwi::UnsatisfiableConstraint&) {
  }
  accepted.rows.clear();
  for (std::size_t index = 0; index < workload.rows.size(); ++index) {
    accepted.rows.push_back(workload.rows[index]);
    try {
      build(accepted, strengths, true);
    } catch (const kiwi::UnsatisfiableConstraint&) {
      accepted.rows.pop_back();
      refused.push_back(index);
    }
  }
  return refused;
}

void printValues(const Workload& workload) {
  const Strengths strengths(workload);
  Workload accepted;
  const auto refused = refusedRows(workload, strengths, accepted);
  const auto layout = build(accepted, strengths, true);
  std::vector<double> values(workload.variables);
  for (const auto& size : workload.sizes) {
    suggest(*layout, workload, size);
    fetch(*layout, values);
    std::printf("refused");
    for (std::size_t index : refused) std::printf(" %zu", index);
    std::printf(" values");
    for (double value : values) std::printf(" %.9g", value);
    std::printf("\n");
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "usage: kiwi NAME|values FILE\n";
    return 64;
  }
  const std::string name = arguments[1];
  const std::vector<Workload> workloads = read(arguments[2]);
  if (name == "values") {
    for (const auto& workload : workloads) printValues(workload);
  } else {
    measure(workloads.at(0), name);
  }
  return 0;
}
