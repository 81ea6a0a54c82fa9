import { amount, bad, type Faults, outputs } from './sample.ts';

const turned = (turns: object) => ({ ...outputs.total, turns: [turns] });

/** Faults of what a definition says of lines of the search, and of its story. */
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
};
