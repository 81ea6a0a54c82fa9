/** From the CTC to taxable income; the tax itself follows slabs, which no short formula has. */
export const working = [
  { id: 'basic', label: 'Basic salary per year', formula: '{ctc} × {basicShare} ÷ 100' },
  { id: 'hra', label: 'HRA per year', formula: '{basic} × {hraShare} ÷ 100' },
  {
    id: 'pfPay',
    label: 'Pay on which EPF is paid',
    formula: 'if({pfBasis} = "none", 0, if({pfBasis} = "full", {basic}, min({basic}, 12 × {pf.ceiling})))',
    kind: 'currency',
  },
  { id: 'employeePf', label: 'Your EPF per year', formula: '{pfPay} × {pf.share} ÷ 100' },
  { id: 'employerPf', label: 'Employer’s EPF per year', formula: '{pfPay} × {pf.share} ÷ 100' },
  { id: 'gratuity', label: 'Gratuity in the CTC', formula: '{basic} × {gratuityShare} ÷ 100' },
  { id: 'nps', label: 'Employer’s NPS', formula: '{basic} × {npsShare} ÷ 100', kind: 'currency' },
  {
    id: 'gross',
    label: 'Gross salary per year',
    formula: '{ctc} − {pfInCtc} × {employerPf} − {gratuity} − {nps}',
  },
  {
    id: 'specialAllowance',
    label: 'Special allowance per year',
    formula: 'max(0, {gross} − {basic} − {hra} − {variablePay})',
  },
  {
    id: 'rentExemption',
    label: 'Exempt HRA (old regime only)',
    formula:
      'max(0, min({hra}, 12 × {rentPaid} − {basic} × {hra.rentLess} ÷ 100, {basic} × if({city} = "metro", {hra.metroShare}, {hra.otherShare}) ÷ 100))',
    kind: 'currency',
  },
  {
    id: 'deductions',
    label: 'Deductions in the regime chosen',
    formula:
      'if({regime} = "new", {tax.new.standardDeduction} + min({nps}, {basic} × {nps.employerShare.new} ÷ 100), {tax.old.standardDeduction} + min({nps}, {basic} × {nps.employerShare.old} ÷ 100) + {rentExemption} + {professionalTax} + min({deduction.section80C}, {employeePf} + {section80C}) + {otherDeductions})',
    kind: 'currency',
  },
  {
    id: 'taxableIncome',
    label: 'Taxable income, to the nearest ₹10',
    formula: 'round(max(0, {gross} + {nps} − {deductions}) ÷ {tax.incomeRounding}) × {tax.incomeRounding}',
  },
] as const;
