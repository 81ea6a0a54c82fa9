/** What assistants and programs read about a calculator. */
export const words = {
  rupees: 'In rupees.',
  percent: 'In percent: 8.5 means 8.5%.',
  years: 'In years; months are a fraction of a year.',
  usual: (from: string, to: string) => `Usually ${from} to ${to}.`,
  /** What an open page offers to an assistant beside it. */
  page: {
    calculate: (title: string) =>
      `Fills in the form of “${title}” that the person sees, and gives its results. Inputs that are left out stay as they are.`,
    readResult: (title: string) => `Reads the inputs and results that “${title}” shows now.`,
  },
};
