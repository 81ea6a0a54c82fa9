import type { Words } from '../words.ts';

/** What assistants and programs read about a calculator. */
export const words: Words['assistant'] = {
  rupees: 'रुपये में।',
  percent: 'प्रतिशत में: 8.5 का मतलब 8.5% है।',
  years: 'साल में: 1.5 यानी 18 माह।',
  usual: (from, to) => `आम तौर पर ${from} से ${to}।`,
};
