import { defineTool } from '#engine';
import { factNow } from '#rules';
import content from './content.ts';

const medicalHelp = 'Only for people aged 60 or more without health insurance.';

export default defineTool({
  inputs: {
    selfPremium: {
      kind: 'currency',
      label: 'Family’s yearly premium',
      per: 'year',
      asked: {
        words:
          'family, self, own premium, own, khud, apna, wife, self premium, family premium, spouse, परिवार, अपना, mera, meri, apni, मेरी, अपनी',
      },
      help: 'Health insurance for you, spouse and children.',
      default: 20_000,
    },
    selfSenior: { kind: 'toggle', label: 'A family member is 60 or older', default: false },
    selfCheckup: { kind: 'currency', label: 'Family’s yearly check-ups', per: 'year', default: 0, more: true },
    selfMedical: {
      kind: 'currency',
      label: 'Family’s yearly medical bills',
      per: 'year',
      help: medicalHelp,
      default: 0,
      more: true,
    },
    parentsPremium: {
      kind: 'currency',
      label: 'Parents’ yearly premium',
      per: 'year',
      asked: {
        words:
          'parents, senior parents, senior citizen parents, parents premium, parents ka, maa baap, mummy papa, mummy, papa, mata pita, माता पिता, parent, father, mother',
        open: false,
      },
      help: 'Health insurance you pay for them.',
      default: 30_000,
    },
    parentsSenior: {
      kind: 'toggle',
      label: 'One of your parents is 60 or older',
      asked: { words: 'senior parents, senior citizen parents, parents senior citizen', left: 'either' },
      default: true,
    },
    parentsCheckup: { kind: 'currency', label: 'Parents’ yearly check-ups', per: 'year', default: 0, more: true },
    parentsMedical: {
      kind: 'currency',
      label: 'Parents’ yearly medical bills',
      per: 'year',
      help: medicalHelp,
      default: 0,
      more: true,
    },
    slabRate: {
      kind: 'choice',
      label: 'Your highest tax slab',
      help: 'The highest slab your income reaches in the old regime.',
      options: [
        { value: 0, label: 'No tax' },
        { value: 5, label: '5%' },
        { value: 20, label: '20%' },
        { value: 30, label: '30%' },
      ],
      default: 30,
    },
  },
  outputs: {
    deduction: {
      kind: 'currency',
      about: 'health80D.year',
      label: 'Deduction under section 80D',
      short: 'Deduction (80D)',
      better: 'higher',
      asked: 'deduction, chhoot, kitni chhoot, छूट, कितनी छूट, kitni deduction, kitna deduction, कटौती, total deduction',
    },
    selfDeduction: { kind: 'currency', label: 'For you and your family', short: 'Your family', better: 'higher' },
    parentsDeduction: { kind: 'currency', label: 'For your parents', better: 'higher' },
    notDeductible: { kind: 'currency', label: 'Entered but not deductible', better: 'lower' },
    taxSaved: { kind: 'currency', label: 'Tax saved', better: 'higher' },
  },
  tables: {
    limits: {
      first: ['group', 'limit', 'used'],
      title: 'How much of each limit is used',
      tab: 'Limits',
      columns: {
        group: { kind: 'text', label: 'Group', values: { self: 'Your family', parents: 'Your parents' } },
        limit: { kind: 'currency', label: 'Limit' },
        used: { kind: 'currency', label: 'Used', role: 'growth' },
        unused: { kind: 'currency', label: 'Unused', role: 'neutral' },
      },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Used and unused limit',
      table: 'limits',
      x: 'group',
      series: ['used', 'unused'],
      stacked: true,
      horizontal: true,
    },
  ],
  notes: {
    oldRegime: {
      text: 'This applies only if you choose the old tax regime. Otherwise you are in the new regime, which has no such deduction.',
      kind: 'careful',
    },
    selfOverCap: {
      text: 'You can deduct only {selfDeduction} a year for you and your family. The rest is above the limit.',
      kind: 'careful',
      about: 'selfPremium',
    },
    parentsOverCap: {
      text: 'You can deduct only {parentsDeduction} a year for your parents. The rest is above the limit.',
      kind: 'careful',
      about: 'parentsPremium',
    },
    checkupsOver: {
      text: 'You can deduct check-ups only up to {health.checkup}, for both groups together. We put them where the deduction is larger.',
      kind: 'careful',
    },
    selfMedicalOut: {
      text: 'You cannot deduct your family’s medical bills, because you marked nobody in the family as 60 or older.',
      kind: 'careful',
      about: 'selfMedical',
    },
    parentsMedicalOut: {
      text: 'You cannot deduct your parents’ medical bills, because you marked neither of them as 60 or older.',
      kind: 'careful',
      about: 'parentsMedical',
    },
  },
  story: [
    {
      text: 'In the old regime you can deduct {deduction} and save {taxSaved} in tax.',
      showWhen: { deduction: { above: 0 }, taxSaved: { above: 0 } },
    },
    { text: 'You can deduct {deduction} in the old regime.', showWhen: { deduction: { above: 0 } } },
    { text: 'There is nothing to deduct yet.' },
  ],
  levers: [
    {
      text: 'Deduct your family’s health check-ups too, up to {selfCheckup} a year, and you pay {by.taxSaved} less tax.',
      set: { selfCheckup: '{health.checkup}' },
      moves: { taxSaved: 'up' },
      showWhen: { selfCheckup: { below: 1 }, parentsCheckup: { below: 1 } },
    },
    {
      text: 'Deduct your parents’ health check-ups too, up to {parentsCheckup} a year, and you pay {by.taxSaved} less tax.',
      set: { parentsCheckup: '{health.checkup}' },
      moves: { taxSaved: 'up' },
      showWhen: { selfCheckup: { below: 1 }, parentsCheckup: { below: 1 } },
    },
  ],
  basis: [
    'Limits: {health.cap} for each group, or {health.seniorCap} if someone is 60 or older. They include check-ups of up to {health.checkup} for both groups together ({health.cap|source}), last confirmed {health.cap|confirmed}.',
    'Only the old regime has this deduction. You cannot deduct premiums paid in cash.',
    'Tax saved is the deduction at your highest slab rate plus {tax.cess} cess. It is less if part of the deduction falls into a lower slab.',
  ],
  examples: [
    {
      title: 'Insurance for the family and for senior parents',
      inputs: {},
      outputs: {
        deduction: 50_000,
        taxSaved: 15_600,
        selfDeduction: 20_000,
        parentsDeduction: 30_000,
        notDeductible: 0,
      },
    },
    {
      title: 'Both premiums above their limits',
      inputs: { selfPremium: 30_000, parentsPremium: 60_000 },
      outputs: { deduction: 75_000, notDeductible: 15_000, taxSaved: 23_400 },
    },
    {
      title: 'Parents without insurance: deducting their treatment',
      inputs: {
        selfPremium: 18_000,
        selfCheckup: 4000,
        parentsPremium: 0,
        parentsCheckup: 3000,
        parentsMedical: 35_000,
      },
      outputs: { deduction: 58_000, selfDeduction: 22_000, parentsDeduction: 36_000, notDeductible: 2000 },
    },
  ],
  content,
  ask: { idle: 'premium, policy, insurance, medical, प्रीमियम, बीमा' },
  asks: [
    {
      text: 'What premium for my parents saves me {target} in tax?',
      input: 'parentsPremium',
      output: 'taxSaved',
    },
    {
      text: 'What premium for my family brings the deduction to {target}?',
      input: 'selfPremium',
      output: 'deduction',
      target: 55_000,
    },
  ],
  working: [
    {
      id: 'selfLimit',
      label: 'Limit for your family',
      formula: '{health.seniorCap}',
      kind: 'currency',
      showWhen: { selfSenior: true },
    },
    {
      id: 'selfLimit',
      label: 'Limit for your family',
      formula: '{health.cap}',
      kind: 'currency',
      showWhen: { selfSenior: false },
    },
    {
      id: 'selfOther',
      label: 'Family’s premiums and bills, within the limit',
      formula: 'min({selfPremium} + {selfMedical}, {selfLimit})',
      kind: 'currency',
      showWhen: { selfSenior: true },
    },
    {
      id: 'selfOther',
      label: 'Family’s premiums, within the limit',
      formula: 'min({selfPremium}, {selfLimit})',
      kind: 'currency',
      showWhen: { selfSenior: false },
    },
    {
      id: 'selfChecks',
      label: 'Family’s check-ups, within the limit',
      formula: 'min({selfCheckup}, {health.checkup}, {selfLimit} − {selfOther})',
      kind: 'currency',
    },
    { id: 'selfDeduction', label: 'For you and your family', formula: '{selfOther} + {selfChecks}' },
    {
      id: 'parentsLimit',
      label: 'Limit for your parents',
      formula: '{health.seniorCap}',
      kind: 'currency',
      showWhen: { parentsSenior: true },
    },
    {
      id: 'parentsLimit',
      label: 'Limit for your parents',
      formula: '{health.cap}',
      kind: 'currency',
      showWhen: { parentsSenior: false },
    },
    {
      id: 'parentsOther',
      label: 'Parents’ premiums and bills, within the limit',
      formula: 'min({parentsPremium} + {parentsMedical}, {parentsLimit})',
      kind: 'currency',
      showWhen: { parentsSenior: true },
    },
    {
      id: 'parentsOther',
      label: 'Parents’ premiums, within the limit',
      formula: 'min({parentsPremium}, {parentsLimit})',
      kind: 'currency',
      showWhen: { parentsSenior: false },
    },
    {
      id: 'parentsChecks',
      label: 'Parents’ check-ups, within the limit',
      formula: 'min({parentsCheckup}, {health.checkup} − {selfChecks}, {parentsLimit} − {parentsOther})',
      kind: 'currency',
    },
    { id: 'parentsDeduction', label: 'For your parents', formula: '{parentsOther} + {parentsChecks}' },
    { id: 'deduction', label: 'Deduction under section 80D', formula: '{selfDeduction} + {parentsDeduction}' },
    { id: 'taxSaved', label: 'Tax saved', formula: '{deduction} × {slabRate} ÷ 100 × (1 + {tax.cess} ÷ 100)' },
  ],
  headline: ['deduction'],
  related: ['tax_calculator', 'financial_health', 'salary', 'hra'],
  rises: {
    deduction: ['selfPremium', 'selfCheckup', 'selfMedical', 'parentsPremium', 'parentsCheckup', 'parentsMedical'],
    notDeductible: ['selfPremium', 'parentsPremium', 'selfCheckup', 'parentsCheckup'],
  },
  sums: [{ total: 'deduction', parts: ['selfDeduction', 'parentsDeduction'] }],
  compute: (values) => {
    const checkupCap = factNow('health.checkup');
    /** The deduction of a group; its check-ups count up to what is left of their cap. */
    const group = (left: number, senior: boolean, premium: number, checkup: number, medical: number) => {
      const limit = factNow(senior ? 'health.seniorCap' : 'health.cap');
      const other = Math.min(premium + (senior ? medical : 0), limit);
      const checkupUsed = Math.min(checkup, left, limit - other);
      const used = other + checkupUsed;
      const over = premium + (senior ? medical : 0) + Math.min(checkup, checkupCap) > limit;
      return { limit, used, unused: limit - used, checkupUsed, over, medicalOut: !senior && medical > 0 };
    };
    // a group uses only what fits under its limit, so the first group leaves the rest of the cap to the second
    const self = group(checkupCap, values.selfSenior, values.selfPremium, values.selfCheckup, values.selfMedical);
    const parents = group(
      checkupCap - self.checkupUsed,
      values.parentsSenior,
      values.parentsPremium,
      values.parentsCheckup,
      values.parentsMedical,
    );
    const checkups = values.selfCheckup + values.parentsCheckup;
    const medical = values.selfMedical + values.parentsMedical;
    const entered = values.selfPremium + values.parentsPremium + checkups + medical;
    const deduction = self.used + parents.used;
    return {
      deduction,
      selfDeduction: self.used,
      parentsDeduction: parents.used,
      notDeductible: entered - deduction,
      taxSaved: ((deduction * values.slabRate) / 100) * (1 + factNow('tax.cess') / 100),
      limits: () => [
        { group: 'self' as const, limit: self.limit, used: self.used, unused: self.unused },
        { group: 'parents' as const, limit: parents.limit, used: parents.used, unused: parents.unused },
      ],
      notes: [
        ...(deduction > 0 ? (['oldRegime'] as const) : []),
        ...(self.over ? (['selfOverCap'] as const) : []),
        ...(parents.over ? (['parentsOverCap'] as const) : []),
        ...(checkups > checkupCap ? (['checkupsOver'] as const) : []),
        ...(self.medicalOut ? (['selfMedicalOut'] as const) : []),
        ...(parents.medicalOut ? (['parentsMedicalOut'] as const) : []),
      ],
    };
  },
});
