import type { WorkingStep } from '#engine';

const kept = { withdrawn: 0 } as const;
const taken = { withdrawn: { above: 0 } } as const;

/** What a share of pay, paid in at the start of each month, grows to with the corpus of today. */
const corpus = (share: string) =>
  `{basic} × (1 + {da} ÷ 100) × ${share} ÷ 100 × sum(k, 1, {months}, (1 + {rise} ÷ 100)^floor((k − 1) ÷ 12) × (1 + {monthlyRate})^({months} − k + 1)) + {corpusNow} × (1 + {monthlyRate})^{months}`;

export const working = [
  {
    id: 'averageBasic',
    label: 'Average basic pay of the last 12 months',
    formula: '{basic} × (1 + {rise} ÷ 100)^max(0, {yearsToGo} − 1)',
  },
  {
    id: 'service',
    label: 'Months of service at retirement',
    formula: 'round({serviceSoFar} × 12) + 12 × {yearsToGo}',
    decimals: 0,
  },
  { id: 'fullPayout', label: 'Full monthly payout', formula: '{averageBasic} × {ups.fullShare} ÷ 100' },
  {
    id: 'share',
    label: 'Share of the full payout, in percent',
    formula: 'if({service} < {ups.leastMonths}, 0, min({service}, {ups.fullMonths}) ÷ {ups.fullMonths} × 100)',
  },
  {
    id: 'payout',
    label: 'Monthly payout',
    formula: 'if({share} = 0, 0, max({ups.leastPayout}, {fullPayout} × {share} ÷ 100))',
    showWhen: kept,
  },
  {
    id: 'payout',
    label: 'Monthly payout',
    formula: '{fullPayout} × {share} ÷ 100 × (1 − {withdrawn} ÷ 100)',
    showWhen: taken,
  },
  { id: 'familyPayout', label: 'Monthly family payout', formula: '{payout} × {ups.familyShare} ÷ 100' },
  {
    id: 'lumpSum',
    label: 'Lump sum at retirement',
    formula:
      'if({share} = 0, 0, {averageBasic} × (1 + {da} ÷ 100) × {ups.lumpSumShare} ÷ 100 × floor({service} ÷ {ups.lumpSumMonths}))',
  },
  { id: 'months', label: 'Months until retirement', formula: '12 × {yearsToGo}', decimals: 0 },
  { id: 'monthlyRate', label: 'Monthly return', formula: '{returnRate} ÷ 12 ÷ 100' },
  { id: 'npsCorpus', label: 'NPS corpus at retirement', formula: corpus('{nps.centralShare}') },
  {
    id: 'withdrawal',
    label: 'Withdrawn from the UPS corpus',
    formula: `if({share} = 0, 0, (${corpus('{ups.corpusShare}')}) × {withdrawn} ÷ 100)`,
    showWhen: taken,
  },
  {
    id: 'npsPension',
    label: 'Monthly NPS pension',
    formula: '{npsCorpus} × {annuityShare} ÷ 100 × {annuityRate} ÷ 100 ÷ 12',
  },
  { id: 'npsLumpSum', label: 'NPS lump sum', formula: '{npsCorpus} × (1 − {annuityShare} ÷ 100)' },
  { id: 'difference', label: 'UPS payout minus NPS pension', formula: '{payout} − {npsPension}' },
  {
    id: 'equalCorpus',
    label: 'Annuity price of the UPS payout',
    formula: '{payout} × 12 ÷ ({annuityRate} ÷ 100)',
    showWhen: { equalCorpus: { above: 0 } },
  },
] satisfies readonly WorkingStep[];
