import NibSupport
import Testing

@Suite struct WorkBudgetTests {
  @Test("A budget is exhausted once more is requested than is left") func limit() {
    var budget = WorkBudget(10)
    #expect(budget.spend(4) && budget.spend(6))
    #expect(!budget.isExhausted)
    #expect(!budget.spend(1))
    #expect(budget.isExhausted && !budget.spend(0))
  }

  @Test("Negative amounts give nothing back") func negative() {
    var budget = WorkBudget(1)
    #expect(budget.spend(-100))
    #expect(!budget.spend(2))
  }
}
