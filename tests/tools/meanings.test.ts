import { describe, expect, it } from 'vitest';
import { meanings } from '#src/engine/powers/meanings.ts';
import { tools } from '../tools.ts';

/** The table of meanings: which inputs are about each, and which results give it. */
const TABLE: Readonly<Record<string, readonly [takes: readonly string[], gives: readonly string[]]>> = {
  'grossIncome.year': [['tax_calculator.grossIncome'], ['salary.gross']],
  'inHand.month': [['life_cover.income', 'loan_eligibility.monthlyIncome'], ['salary.inHand']],
  'householdIncome.month': [['budget_planner.monthlyIncome', 'financial_health.monthlyIncome'], []],
  'basic.month': [['epf.basic', 'gratuity.salary', 'hra.basicSalary'], []],
  'basic.year': [['tax_calculator.basicSalary'], ['salary.basic']],
  'hraReceived.month': [['hra.hraReceived'], []],
  'hraReceived.year': [[], ['salary.hra']],
  'rentPaid.month': [['hra.rentPaid', 'salary.rentPaid'], []],
  city: [['hra.city', 'salary.city'], []],
  'hraExempt.year': [['tax_calculator.hraExemption'], ['hra.exemptedHra']],
  'health80D.year': [['tax_calculator.section80D'], ['section_80d.deduction']],
  slabRate: [['capital_gains.slabRate'], []],
  'slabRate.withCess': [['epf.taxRate', 'fd.taxRate', 'rd.taxRate'], []],
  age: [
    [
      'apy.age',
      'epf.currentAge',
      'financial_health.age',
      'life_cover.age',
      'loan_eligibility.age',
      'nps.currentAge',
      'retirement_corpus.currentAge',
    ],
    [],
  ],
  retirementAge: [
    ['life_cover.retirementAge', 'loan_eligibility.retirementAge', 'retirement_corpus.retirementAge'],
    [],
  ],
  lifeUntil: [['apy.lifeUntil', 'retirement_corpus.lifeExpectancy', 'will_it_last.untilAge'], []],
  'emis.month': [['financial_health.monthlyEmi', 'loan_eligibility.existingEmi'], []],
  retirementSaved: [['financial_health.retirementSaved', 'retirement_corpus.existing'], []],
  npsBalance: [['nps.existing', 'ups.corpusNow'], []],
  'retiredSpending.month': [['retirement_corpus.monthlyExpenses', 'will_it_last.spending'], []],
  'retiredIncome.month': [['retirement_corpus.otherIncome', 'will_it_last.otherIncome'], []],
  priceRise: [
    ['life_cover.inflation', 'retirement_corpus.inflation', 'sip_lumpsum.inflation', 'will_it_last.inflation'],
    [],
  ],
  sipReturn: [['goal_planner.returnRate', 'retirement_corpus.preReturn', 'sip_lumpsum.returnRate'], []],
  homePrice: [['loan_eligibility.propertyValue', 'rent_or_buy.price'], []],
  'homeLoan.rate': [['home_loan.rate', 'rent_or_buy.loanRate'], []],
  'homeLoan.years': [['home_loan.tenure', 'rent_or_buy.loanYears'], []],
  'runningLoan.owed': [['balance_transfer.outstanding', 'prepay_or_invest.outstanding'], []],
  'runningLoan.rate': [['balance_transfer.oldRate', 'prepay_or_invest.rate'], []],
  'runningLoan.monthsLeft': [['balance_transfer.monthsLeft', 'prepay_or_invest.monthsLeft'], []],
};

function declared(part: 'inputs' | 'outputs', meaning: string): string[] {
  return tools
    .flatMap(({ id, tool }) =>
      Object.entries(tool[part]).flatMap(([name, spec]) =>
        (spec as { readonly about?: string }).about === meaning ? [`${id}.${name}`] : [],
      ),
    )
    .sort();
}

describe('what figures mean', () => {
  it('has no meaning but those of the table', () => {
    expect(Object.keys(meanings).sort()).toEqual(Object.keys(TABLE).sort());
  });

  it.each(Object.entries(TABLE))(
    '%s is declared by the inputs and results of the table, whatever newer tools add',
    (meaning, [takes, gives]) => {
      expect(declared('inputs', meaning)).toEqual(expect.arrayContaining([...takes]));
      expect(declared('outputs', meaning)).toEqual(expect.arrayContaining([...gives]));
    },
  );
});
