import type { WorkingStep } from '#engine';
import { factNow } from '#rules';
import { realStep } from '../../todays-money.ts';

const level = { stepUp: 0 } as const;
const rising = { stepUp: { above: 0 } } as const;
const fromNothing = { existing: 0 } as const;
const saved = { existing: { above: 0 } } as const;

const levelGrowth = '{monthlyContribution} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})';
const risingPaid = '{monthlyContribution} × sum(k, 1, {months}, (1 + {stepUp} ÷ 100)^floor((k − 1) ÷ 12))';

/** How the corpus and the pension are worked out. */
export const working = [
  {
    id: 'months',
    label: 'Months until retirement',
    formula: 'round(max(0, {retirementAge} − {currentAge}) × 12)',
    decimals: 0,
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '{returnRate} ÷ 12 ÷ 100',
    showWhen: { convention: 'nominal' },
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '(1 + {returnRate} ÷ 100)^(1 ÷ 12) − 1',
    showWhen: { convention: 'effective' },
  },
  {
    id: 'contributions',
    label: 'What the contributions grow to',
    formula: levelGrowth,
    kind: 'currency',
    showWhen: { ...level, ...saved },
  },
  {
    id: 'contributions',
    label: 'What the contributions grow to',
    formula:
      '{monthlyContribution} × sum(k, 1, {months}, (1 + {stepUp} ÷ 100)^floor((k − 1) ÷ 12) × (1 + {monthlyRate})^({months} − k + 1))',
    kind: 'currency',
    showWhen: rising,
  },
  {
    id: 'totalCorpus',
    label: 'Corpus at retirement',
    formula: levelGrowth,
    showWhen: { ...level, ...fromNothing },
  },
  {
    id: 'totalCorpus',
    label: 'Corpus at retirement',
    formula: '{contributions}',
    showWhen: { ...rising, ...fromNothing },
  },
  {
    id: 'totalCorpus',
    label: 'Corpus at retirement',
    formula: '{contributions} + {existing} × (1 + {monthlyRate})^{months}',
    showWhen: saved,
  },
  {
    id: 'totalInvestment',
    label: 'Invested Amount',
    formula: '{monthlyContribution} × {months}',
    showWhen: { ...level, ...fromNothing },
  },
  {
    id: 'totalInvestment',
    label: 'Invested Amount',
    formula: '{monthlyContribution} × {months} + {existing}',
    showWhen: { ...level, ...saved },
  },
  {
    id: 'totalInvestment',
    label: 'Invested Amount',
    formula: risingPaid,
    showWhen: { ...rising, ...fromNothing },
  },
  {
    id: 'totalInvestment',
    label: 'Invested Amount',
    formula: `${risingPaid} + {existing}`,
    showWhen: { ...rising, ...saved },
  },
  { id: 'interestEarned', label: 'Estimated Returns', formula: '{totalCorpus} − {totalInvestment}' },
  { id: 'annuityValue', label: 'Amount that goes into the annuity', formula: '{totalCorpus} × {annuityShare} ÷ 100' },
  { id: 'lumpSum', label: 'Lump Sum', formula: '{totalCorpus} × (100 − {annuityShare}) ÷ 100' },
  {
    id: 'taxableLumpSum',
    label: 'Taxable part of the lump sum',
    formula: '{totalCorpus} × max(0, 100 − {annuityShare} − {nps.taxFreeShare}) ÷ 100',
    showWhen: { annuityShare: { not: 100 - factNow('nps.taxFreeShare') } },
  },
  { id: 'pension', label: 'Monthly pension', formula: '{annuityValue} × {annuityRate} ÷ 100 ÷ 12' },
  realStep('{totalCorpus}', 'max(0, {retirementAge} − {currentAge})'),
] satisfies readonly WorkingStep[];
