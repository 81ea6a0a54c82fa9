import { defineTool, formatNumber } from '#engine';
import { goodsTax, goodsTaxParts } from '#maths/tax-laws.ts';
import { factNow } from '#rules';
import content from './content.ts';

const listed = [
  { value: factNow('gst.stones'), on: 'rough stones' },
  { value: factNow('gst.diamonds'), on: 'cut diamonds' },
  { value: factNow('gst.gold'), on: 'gold, silver' },
  { value: factNow('gst.low'), on: 'daily goods' },
  { value: factNow('gst.standard'), on: 'most services' },
  { value: factNow('gst.high'), on: 'luxury goods' },
];

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Amount',
      asked: {
        words:
          'base price, base, basic price, taxable value, price before tax, price, bill, mrp, rate, cost, मूल्य, बिल, कीमत, dam, daam, price of',
      },
      help: 'The price, or the total of the bill.',
      default: 1000,
      chips: [500, 1000, 10_000, 100_000],
    },
    mode: {
      kind: 'choice',
      label: 'Add or remove GST',
      asked: { left: 'either' },
      options: [
        {
          value: 'add',
          label: 'Add GST',
          asked:
            'lagake, lagakar, laga ke, लगाकर, on, par, pe, upar, पर, ऊपर, add, plus, jodo, exclusive, extra, jodkar, jod kar, jod ke, jodke, add karke, jodna, जोड़कर, जोड़ो, जोड़ें, exclusive of gst, plus gst, gst extra, extra gst',
        },
        {
          value: 'remove',
          label: 'Remove GST',
          asked:
            'samet, gst samet, gst milakar, gst milake, milakar, जीएसटी मिलाकर, मिलाकर, समेत, shamil hai, शामिल है, me gst kitna shamil, gst kitna shamil, remove, hatao, inclusive, without gst, price without gst, reverse, reverse gst, included, including gst, including, incl, excluding gst, shamil, sammilit, incl gst, inclusive of gst, gst sahit, sahit, ghatakar, hatakar, hata ke, nikalkar, हटाओ, हटाकर, हटाएं, घटाकर, शामिल, सहित, में से, me se, mein se, mrp, before tax price, bina gst, without tax, बिना जीएसटी, gst hatao, जीएसटी हटाओ, remove gst',
        },
      ],
      default: 'add',
    },
    rate: {
      kind: 'choice',
      label: 'GST rate',
      asked: { left: 'alone' },
      help: 'Rates since {gst.standard|since}.',
      options: [
        ...listed.map(({ value, on }) => ({ value, label: `${formatNumber(value)}% (${on})` })),
        { value: 'other' as const, label: 'Another rate' },
      ],
      default: factNow('gst.standard'),
    },
    otherRate: {
      kind: 'percent',
      label: 'Other GST rate',
      default: 12,
      usual: [0, 100],
      step: 0.25,
      showWhen: { rate: 'other' },
    },
    supply: {
      kind: 'choice',
      label: 'Seller and buyer are in',
      help: 'CGST and SGST within a state, IGST between states.',
      options: [
        { value: 'intra', label: 'Same state' },
        { value: 'inter', label: 'Different states' },
      ],
      default: 'intra',
    },
  },
  outputs: {
    gst: {
      kind: 'currency',
      label: 'GST',
      decimals: 2,
      asked: 'gst kitna, kitna gst, gst amount, जीएसटी कितना, कितना जीएसटी, tax amount',
    },
    base: {
      kind: 'currency',
      label: 'Price without GST',
      showWhen: { mode: 'remove' },
      decimals: 2,
      asked:
        'base, gst hatao, जीएसटी हटाओ, remove gst, base kitna, what is base, bina gst ke, gst ke bina, bina gst ke kitna, gst ke bina kitna, gst chhodkar, बिना जीएसटी के, जीएसटी के बिना, price before tax, amount without tax, price without tax, cost without tax, bina tax ke kitna, bina tax ke, without tax, without gst, amount without gst, cost without gst, what is the price without gst, bina gst ka daam, bina gst daam, bina gst ki kimat, बिना जीएसटी का दाम, bina gst kitna, without gst price, बिना जीएसटी कितना, बिना gst कितना, base price, taxable value, taxable val, taxable amount, taxable amt, basic price, actual price, asli price, base amount, base amt, asli daam, असली दाम, असली कीमत, price before gst, मूल कीमत, जीएसटी हटाकर कीमत, gst hatakar kimat, gst hata kar kimat, जीएसटी हटाकर',
    },
    total: {
      kind: 'currency',
      label: 'Price with GST',
      showWhen: { mode: 'add' },
      decimals: 2,
      asked:
        'kitna hoga, kitna hua, ka kitna hua, kitne ka hua, कितना हुआ, kitna banega, kitne ka padega, कितना होगा, jodkar kitna, jod kar kitna, jodke kitna, जोड़कर कितना, मिलाकर कितना, tot, total, total price, final price, with tax, kul, bill kitna, kitne ka bill, final bill',
    },
    cgst: { kind: 'currency', label: 'CGST (central)', decimals: 2, showWhen: { supply: 'intra' } },
    sgst: { kind: 'currency', label: 'SGST (state)', decimals: 2, showWhen: { supply: 'intra' } },
    igst: { kind: 'currency', label: 'IGST', decimals: 2, showWhen: { supply: 'inter' } },
  },
  tables: {
    byRate: {
      title: 'The same amount at every GST rate',
      sheet: 'At every GST rate',
      open: true,
      columns: {
        rate: { kind: 'percent', label: 'GST rate' },
        base: { kind: 'currency', label: 'Without GST', decimals: 2 },
        gst: { kind: 'currency', label: 'GST', decimals: 2 },
        total: { kind: 'currency', label: 'With GST', decimals: 2 },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What makes up the price',
      slices: [
        { label: 'Price without GST', value: 'base', role: 'principal' },
        { label: 'GST', value: 'gst', role: 'tax' },
      ],
    },
  ],
  notes: {
    notListed: {
      text: 'Since {gst.standard|since} the usual rates are {gst.low}, {gst.standard} and {gst.high}, with {gst.gold}, {gst.diamonds} and {gst.stones} for gold, diamonds and stones. {otherRate} is for older bills and special cases.',
      kind: 'careful',
    },
    ended: {
      text: 'The rate of {gst.tobacco} has ended: for most goods on {gst.standard|since}, and for tobacco and pan masala on 1 February 2026 ({gst.tobacco|source}).',
      kind: 'careful',
    },
  },
  story: [
    { text: 'The price is {total}, including {gst} of GST.', showWhen: { mode: 'add', gst: { above: 0 } } },
    { text: '{gst} of {total} is GST. Without it the price is {base}.', showWhen: { gst: { above: 0 } } },
    { text: 'There is no GST on it.' },
  ],
  levers: [
    {
      text: 'GST is {share} of the final price. That is less than its rate, which applies to the price before GST.',
      figures: { share: { kind: 'percent', of: 'gst', by: 'total', times: 100 } },
      // of a low rate it is the same with two decimals
      showWhen: [
        { gst: { above: 0 }, rate: listed.flatMap(({ value }) => (value > 1 ? value : [])) },
        { gst: { above: 0 }, rate: 'other', otherRate: { above: 1 } },
      ],
    },
  ],
  basis: [
    'GST rates from {gst.standard|source}, since {gst.standard|since}; last confirmed {gst.standard|confirmed}. What we say about gold jewellery is from reports; we have not read the notifications.',
    'CGST and SGST are half of the GST each. All figures are to the paisa, each rounded once.',
  ],
  examples: [
    {
      title: '18% added to a price of ₹1,000',
      inputs: {},
      outputs: { gst: 180, total: 1180, cgst: 90, sgst: 90 },
    },
    {
      title: 'A bill of ₹1,180 including 18%',
      inputs: { amount: 1180, mode: 'remove' },
      outputs: { gst: 180, base: 1000 },
    },
    {
      title: 'Goods sent to another state: 5% on ₹22,060',
      inputs: { amount: 22_060, rate: factNow('gst.low'), supply: 'inter' },
      outputs: { gst: 1103, total: 23_163, igst: 1103, cgst: 0 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['base', 'gst', 'total'],
  figure: 'gst',
  asks: [
    { text: 'What amount comes to {target} with GST?', input: 'amount', output: 'total' },
    { text: 'What amount includes {target} of GST?', input: 'amount', output: 'gst' },
  ],
  working: [
    {
      id: 'rateUsed',
      label: 'GST rate',
      formula: '{rate}',
      kind: 'percent',
      showWhen: { rate: { not: 'other' } },
    },
    { id: 'rateUsed', label: 'GST rate', formula: '{otherRate}', kind: 'percent', showWhen: { rate: 'other' } },
    { id: 'base', label: 'Price without GST', formula: '{amount}', showWhen: { mode: 'add' } },
    {
      id: 'base',
      label: 'Price without GST',
      formula: '{amount} × 100 ÷ (100 + {rateUsed})',
      showWhen: { mode: 'remove' },
    },
    { id: 'gst', label: 'GST', formula: '{base} × {rateUsed} ÷ 100' },
    { id: 'total', label: 'Price with GST', formula: '{base} + {gst}' },
    { id: 'cgst', label: 'CGST', formula: '{gst} ÷ 2', showWhen: { supply: 'intra' } },
    { id: 'sgst', label: 'SGST', formula: '{gst} ÷ 2', showWhen: { supply: 'intra' } },
    { id: 'igst', label: 'IGST', formula: '{gst}', showWhen: { supply: 'inter' } },
  ],
  related: ['tax_calculator', 'advance_tax', 'budget_planner'],
  rises: {
    gst: ['amount', 'otherRate'],
    base: ['amount'],
    total: ['amount'],
  },
  sums: [
    { total: 'total', parts: ['base', 'gst'] },
    { total: 'gst', parts: ['cgst', 'sgst', 'igst'] },
  ],
  ask: {
    answers: [{ output: 'gst' }],
    idle: 'dukan, dukaan, shop, दुकान, maal, saman, bill, ke bill, माल, सामान, बिल',
    sets: [
      { words: 'gold, sona, silver, chandi, jewellery, zevar, सोना, चांदी', inputs: { rate: factNow('gst.gold') } },
      { words: 'igst, inter state, interstate, other state, आईजीएसटी', inputs: { supply: 'inter' } },
      { words: 'cgst, sgst, intra state, same state', inputs: { supply: 'intra' } },
    ],
  },
  compute: ({ amount, mode, rate, otherRate, supply }) => {
    const used = rate === 'other' ? otherRate : Number(rate);
    const { base, tax, total } = goodsTax(amount, used, mode);
    const { central, state, integrated } = goodsTaxParts(tax, supply);
    const isListed = listed.some(({ value }) => value === used);
    const ended = used === factNow('gst.tobacco');
    return {
      gst: tax,
      base,
      total,
      cgst: central,
      sgst: state,
      igst: integrated,
      byRate: () =>
        listed.map(({ value }) => {
          const then = goodsTax(amount, value, mode);
          return { rate: value, base: then.base, gst: then.tax, total: then.total };
        }),
      notes: [rate === 'other' && (ended ? 'ended' : !isListed && 'notListed')],
    };
  },
});
