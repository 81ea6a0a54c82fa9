import { amount, bad, type Faults, outputs } from './sample.ts';

const turned = (turns: object) => ({ ...outputs.total, turns: [turns] });

/** Faults of what a definition says of lines of the search. */
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
};
