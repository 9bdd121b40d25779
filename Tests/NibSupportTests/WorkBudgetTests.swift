import NibSupport
import Testing

@Suite struct WorkBudgetTests {
  @Test("A budget is exhausted once more is requested than is left") func limit() {
    var budget = WorkBudget(10)
    let spent = [budget.spend(4), budget.spend(6)]
    #expect(spent == [true, true])
    #expect(!budget.isExhausted)
    let refused = [budget.spend(1), budget.spend(0)]
    #expect(refused == [false, false])
    #expect(budget.isExhausted)
  }

  @Test("Negative amounts give nothing back") func negative() {
    var budget = WorkBudget(1)
    let spent = [budget.spend(-100), budget.spend(2)]
    #expect(spent == [true, false])
  }
}
