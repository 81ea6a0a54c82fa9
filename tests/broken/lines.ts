import { amount, bad, type Faults, inputs, outputs } from './sample.ts';

const question = { text: 'Which amount comes to {target}?', input: 'amount', output: 'total', target: 3000 };
const turned = (turns: object) => ({ ...outputs.total, turns: [turns] });

/** Faults of what a definition says of lines of the search, of its story, and of questions of *Work backwards*. */
export const faults: Faults = {
  'an answer that is a word': bad(
    'ask',
    { answers: [{ output: 'band' }] },
    /^"band" is not a numeric result/,
    'ask.answers[0].output',
  ),
  'an answer to what is no result': bad(
    'ask',
    { answers: [{ output: 'total', to: 'totl' }] },
    /mean total\?$/,
    'ask.answers[0].to',
  ),
  'an answer without an unknown input': bad(
    'ask',
    { answers: [{ output: 'total', unsaid: 'amuont' }] },
    /mean amount\?$/,
    'ask.answers[0].unsaid',
  ),
  'words that set no input': bad(
    'ask',
    { sets: [{ words: 'all of it', inputs: { moed: 'full' } }] },
    /mean mode\?$/,
    'ask.sets[0].inputs.moed',
  ),
  'words that set no option': bad(
    'ask',
    { sets: [{ words: 'all of it', inputs: { mode: 'ful' } }] },
    /full/,
    'ask.sets[0].inputs.mode',
  ),
  'a turned question for no input': bad(
    'outputs.total',
    turned({ input: 'amuont' }),
    /mean amount\?$/,
    'outputs.total.turns[0]',
  ),
  'a turned question told by a word': bad(
    'outputs.total',
    turned({ input: 'amount', through: 'band' }),
    /^"band" is not a numeric result/,
    'outputs.total.turns[0].through',
  ),
  'limits of a line upside down': bad(
    'inputs.amount',
    { ...amount, asked: { within: [10, 5] } },
    /^must be the least and then the most/,
    'inputs.amount.asked.within',
  ),
  'a story without a last word': bad(
    'story',
    [{ text: 'It is {total}.', showWhen: { total: { above: 0 } } }],
    /^leaves situations without a sentence/,
    'story[0].showWhen',
  ),
  'a story of an unknown figure': bad('story', [{ text: 'It is {totl}.' }], /mean total\?$/, 'story[0].text'),
  'a figure of a story of no result': bad(
    'story',
    [{ text: 'It is {half}.', figures: { half: { kind: 'currency', of: 'totl', by: 2 } } }],
    /mean total\?$/,
    'story[0].figures.half',
  ),
  'a story of an amount below zero': bad(
    'story',
    [{ text: 'It is {less}.', figures: { less: { kind: 'currency', of: 'total', times: -1 } } }],
    /^has "[-−]₹" with/,
    'story',
  ),
  'a story that is a page': bad(
    'story',
    [{ text: `It is {total}, ${'and so on, '.repeat(14)}as ever.` }],
    /^has \d+ characters; at most 140/,
    'story',
  ),
  'a question for no input': bad('asks', [{ ...question, input: 'amuont' }], /mean amount\?$/, 'asks[0].input'),
  'a question for a word': bad(
    'asks',
    [{ ...question, output: 'band' }],
    /^"band" is not a numeric output/,
    'asks[0].output',
  ),
  'a question that does not say what is wanted': bad(
    'asks',
    [{ ...question, text: 'Which amount?' }],
    /put \{target\} in it$/,
    'asks[0].text',
  ),
  'a question of another name': bad(
    'asks',
    [{ ...question, text: 'Which {amount} comes to {target}?' }],
    /^\{amount\} names nothing/,
    'asks[0].text',
  ),
  'a question for what no search changes': {
    change: { inputs: { ...inputs, amount: { ...amount, solve: false } }, asks: [question] },
    path: 'asks[0].input',
    message: /^"amount" has solve: false/,
  },
  'a question that is never offered': {
    change: {
      outputs: { ...outputs, total: { ...outputs.total, showWhen: { mode: 'simple' } } },
      asks: [{ ...question, input: 'fee' }],
    },
    path: 'asks[0]',
    message: /^is never offered: fee and total are not shown together$/,
  },
  'a question that no amount answers': bad(
    'asks',
    [{ ...question, target: -1 }],
    /^-1 has no answer with \{\}$/,
    'asks[0].target',
  ),
};
