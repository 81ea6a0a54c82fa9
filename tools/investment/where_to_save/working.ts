import type { WorkingStep } from '#engine';

const salaried = { salaried: true } as const;

/** What ₹1 at the end of each period is worth after some periods. */
const rupees = (rate: string, periods: string) =>
  `if(${rate} = 0, ${periods}, ((1 + ${rate})^${periods} − 1) ÷ ${rate})`;
/** The part of month k’s payment that passes the limit of the year. */
const above =
  'min({monthly}, max(0, ({ownEpf} + {monthly}) × k − max({pf.taxedAbove}, ({ownEpf} + {monthly}) × (k − 1))))';

/** How each product’s amount is worked out. */
export const working = [
  { id: 'invested', label: 'Total you invest', formula: '12 × {monthly} × {years}' },
  {
    id: 'bankMonth',
    label: 'Bank: monthly interest',
    formula: '(1 + {bankRate} ÷ 400)^(1 ÷ 3) − 1',
    decimals: 6,
  },
  {
    id: 'bankYear',
    label: 'Bank: ₹1 a month after a year, interest taxed',
    formula: `12 + (1 − {taxRate} ÷ 100) × (${rupees('{bankMonth}', '12')} × (1 + {bankMonth}) − 12)`,
    decimals: 4,
  },
  {
    id: 'bankGrowth',
    label: 'Bank: growth in a year, after tax',
    formula: '(1 − {taxRate} ÷ 100) × ((1 + {bankMonth})^12 − 1)',
    decimals: 6,
  },
  {
    id: 'bankRupee',
    label: 'Bank: ₹1 a month after all years',
    formula: `{bankYear} × ${rupees('{bankGrowth}', '{years}')}`,
  },
  { id: 'bank', label: 'Bank deposit, after tax', formula: '{monthly} × {bankRupee}' },
  {
    id: 'intoPpf',
    label: 'Monthly payment into PPF',
    formula: 'min({monthly}, {ppf.maximum} ÷ 12)',
    kind: 'currency',
  },
  { id: 'ppfInterest', label: 'PPF: yearly interest for each rupee', formula: '{ppfRate} ÷ 100', decimals: 4 },
  {
    id: 'ppf',
    label: 'PPF, after tax',
    formula: `{intoPpf} × 12 × (1 + {ppfInterest} × 78 ÷ 144) × ${rupees('{ppfInterest}', '{years}')} + ({monthly} − {intoPpf}) × {bankRupee}`,
  },
  {
    id: 'epfAbove',
    label: 'EPF: paid in a year above the tax-free limit',
    formula: `sum(k, 1, 12, ${above})`,
    kind: 'currency',
    showWhen: salaried,
  },
  {
    id: 'epfAboveEarning',
    label: 'EPF: the part of it that earns a year’s interest',
    formula: `sum(k, 1, 12, ${above} × (12 − k) ÷ 12)`,
    kind: 'currency',
    showWhen: salaried,
  },
  {
    id: 'epfInterest',
    label: 'EPF: yearly interest for each rupee',
    formula: '{epfRate} ÷ 100',
    decimals: 4,
    showWhen: salaried,
  },
  {
    id: 'epfTaxed',
    label: 'EPF: the same after tax',
    formula: '{epfInterest} × (1 − {taxRate} ÷ 100)',
    decimals: 4,
    showWhen: salaried,
  },
  {
    id: 'epf',
    label: 'EPF (VPF), after tax',
    formula:
      `(12 × {monthly} − {epfAbove} + {epfInterest} × (5.5 × {monthly} − {epfAboveEarning})) × ${rupees('{epfInterest}', '{years}')}` +
      ` + ({epfAbove} + {epfTaxed} × {epfAboveEarning}) × ${rupees('{epfTaxed}', '{years}')}`,
    showWhen: salaried,
  },
  { id: 'laterTax', label: 'Later tax rate', formula: '{taxRate}', kind: 'percent', showWhen: { sameSlabLater: true } },
  {
    id: 'laterTax',
    label: 'Later tax rate',
    formula: '{laterTaxRate}',
    kind: 'percent',
    showWhen: { sameSlabLater: false },
  },
  { id: 'npsMonth', label: 'NPS: monthly return', formula: '(1 + {npsReturn} ÷ 100)^(1 ÷ 12) − 1', decimals: 6 },
  {
    id: 'nps',
    label: 'NPS, after tax',
    formula:
      '{monthly} × sum(k, 1, 12 × {years}, (1 + {npsMonth})^k) × (1 − (1 − {nps.taxFreeShare} ÷ 100) × {laterTax} ÷ 100)',
  },
  {
    id: 'equityMonth',
    label: 'Equity: monthly return',
    formula: '(1 + {equityReturn} ÷ 100)^(1 ÷ 12) − 1',
    decimals: 6,
  },
  {
    id: 'equityValue',
    label: 'Equity: value before tax',
    formula: '{monthly} × sum(k, 1, 12 × {years}, (1 + {equityMonth})^k)',
    kind: 'currency',
  },
  {
    id: 'equityShort',
    label: 'Equity: gain of the last 12 instalments',
    formula: '{monthly} × sum(k, 1, 12, (1 + {equityMonth})^k − 1)',
    kind: 'currency',
  },
  {
    id: 'equity',
    label: 'Equity fund, after tax',
    formula:
      '{equityValue} − ({gains.equityShort} ÷ 100 × {equityShort} + {gains.equityLong} ÷ 100 × max(0, {equityValue} − {invested} − {equityShort} − {gains.equityFree})) × (1 + {tax.cess} ÷ 100)',
  },
] satisfies readonly WorkingStep[];
