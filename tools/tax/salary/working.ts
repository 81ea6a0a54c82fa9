/** Where the employer's EPF is inside the CTC, or there is none. */
const inside = [
  { wageRule: true, pfInCtc: true },
  { wageRule: true, pfInCtc: false, pfBasis: 'none' },
] as const;
const wagesLabel = 'Wages for EPF and gratuity: basic, or half of all pay';
/** Half of all pay, without the gratuity that rests on it in turn. */
const parts = '100 ÷ {wages.leastShare} + {gratuityShare} ÷ 100';

/** From the CTC to taxable income. */
export const working = [
  { id: 'basic', label: 'Yearly basic salary', formula: '{ctc} × {basicShare} ÷ 100' },
  { id: 'hra', label: 'Yearly HRA', formula: '{basic} × {hraShare} ÷ 100' },
  { id: 'wages', label: 'Wages for EPF and gratuity', formula: '{basic}', showWhen: { wageRule: false } },
  { id: 'wages', label: wagesLabel, formula: `max({basic}, {ctc} ÷ (${parts}))`, showWhen: inside },
  {
    id: 'wages',
    label: wagesLabel,
    formula: `max({basic}, {ctc} ÷ (${parts} − {pf.share} ÷ 100))`,
    showWhen: { wageRule: true, pfInCtc: false, pfBasis: 'full' },
  },
  {
    id: 'wages',
    label: wagesLabel,
    formula: `max({basic}, min({ctc} ÷ (${parts} − {pf.share} ÷ 100), ({ctc} + {pf.share} ÷ 100 × 12 × {pf.ceiling}) ÷ (${parts})))`,
    showWhen: { wageRule: true, pfInCtc: false, pfBasis: 'capped' },
  },
  {
    id: 'pfPay',
    label: 'Pay for EPF, up to the ceiling',
    formula: 'min({wages}, 12 × {pf.ceiling})',
    kind: 'currency',
    showWhen: { pfBasis: 'capped' },
  },
  {
    id: 'pfPay',
    label: 'Pay for EPF',
    formula: '{wages}',
    kind: 'currency',
    showWhen: { pfBasis: 'full' },
  },
  {
    id: 'pfPay',
    label: 'Pay for EPF',
    formula: '0',
    kind: 'currency',
    showWhen: { pfBasis: 'none' },
  },
  { id: 'employeePf', label: 'Your yearly EPF', formula: '{pfPay} × {pf.share} ÷ 100' },
  { id: 'employerPf', label: 'Employer’s yearly EPF', formula: '{pfPay} × {pf.share} ÷ 100' },
  { id: 'gratuity', label: 'Gratuity in the CTC', formula: '{wages} × {gratuityShare} ÷ 100' },
  { id: 'nps', label: 'Employer’s NPS', formula: '{basic} × {npsShare} ÷ 100', kind: 'currency' },
  {
    id: 'perquisite',
    label: 'Yearly taxed part of employer’s EPF and NPS',
    formula: 'max(0, {employerPf} + {nps} − {employer.fundsMost})',
  },
  {
    id: 'gross',
    label: 'Yearly gross salary',
    formula: '{ctc} − {employerPf} − {gratuity} − {nps}',
    showWhen: { pfInCtc: true },
  },
  {
    id: 'gross',
    label: 'Yearly gross salary',
    formula: '{ctc} − {gratuity} − {nps}',
    showWhen: { pfInCtc: false },
  },
  {
    id: 'specialAllowance',
    label: 'Yearly special allowance',
    formula: '{gross} − {basic} − {hra} − {variablePay}',
  },
  {
    id: 'npsDeduction',
    label: 'Employer’s NPS, tax-free',
    formula: 'min({nps}, {basic} × {nps.employerShare.new} ÷ 100)',
    kind: 'currency',
    showWhen: { regime: 'new' },
  },
  {
    id: 'npsDeduction',
    label: 'Employer’s NPS, tax-free',
    formula: 'min({nps}, {basic} × {nps.employerShare.old} ÷ 100)',
    kind: 'currency',
    showWhen: { regime: 'old' },
  },
  {
    id: 'rentExemption',
    label: 'Exempt HRA',
    formula: 'max(0, min({hra}, 12 × {rentPaid} − {basic} × {hra.rentLess} ÷ 100, {basic} × {hra.metroShare} ÷ 100))',
    kind: 'currency',
    showWhen: { regime: 'old', city: 'metro' },
  },
  {
    id: 'rentExemption',
    label: 'Exempt HRA',
    formula: 'max(0, min({hra}, 12 × {rentPaid} − {basic} × {hra.rentLess} ÷ 100, {basic} × {hra.otherShare} ÷ 100))',
    kind: 'currency',
    showWhen: { regime: 'old', city: 'nonMetro' },
  },
  {
    id: 'childAllowances',
    label: 'Children’s allowances, tax-free',
    formula:
      'min(max(0, {specialAllowance}), 12 × ({educationChildren} × {allowance.education} + {hostelChildren} × {allowance.hostel}))',
    kind: 'currency',
    showWhen: { regime: 'old' },
  },
  {
    id: 'professionalTaxPaid',
    label: 'Yearly professional tax deducted',
    formula: '{professionalTax}',
    showWhen: { professionalTaxIn: 'own' },
  },
  {
    id: 'professionalTaxPaid',
    label: 'Yearly professional tax deducted',
    formula: '{professionalTax.maharashtra}',
    showWhen: { professionalTaxIn: 'maharashtra' },
  },
  {
    id: 'professionalTaxPaid',
    label: 'Yearly professional tax deducted',
    formula: '0',
    showWhen: { professionalTaxIn: 'none' },
  },
  {
    id: 'savings',
    label: 'EPF and 80C savings, within the limit',
    formula: 'min({deduction.section80C}, {employeePf} + {section80C})',
    kind: 'currency',
    showWhen: { regime: 'old' },
  },
  {
    id: 'deductions',
    label: 'Deductions',
    formula: '{tax.new.standardDeduction} + {npsDeduction}',
    kind: 'currency',
    showWhen: { regime: 'new' },
  },
  {
    id: 'deductions',
    label: 'Deductions',
    formula:
      '{tax.old.standardDeduction} + {npsDeduction} + {rentExemption} + {childAllowances} + {professionalTaxPaid} + {savings} + {otherDeductions}',
    kind: 'currency',
    showWhen: { regime: 'old' },
  },
  {
    id: 'taxableIncome',
    label: 'Taxable income, to the nearest ₹10',
    formula:
      'round(max(0, {gross} + {nps} + {perquisite} − {deductions}) ÷ {tax.incomeRounding}) × {tax.incomeRounding}',
  },
] as const;
