/** What assistants and programs read about a calculator. */
export const words = {
  rupees: 'In rupees.',
  percent: 'In percent: 8.5 means 8.5%.',
  years: 'In years: 1.5 means 18 months.',
  usual: (from: string, to: string) => `Usually ${from} to ${to}.`,
};
