/** The file llms.txt. */
export const words = {
  about:
    'Calculators for money in India. Everything is calculated in the browser. Each page says which rules its figures rest on and from what date.',
  links: (example: string) =>
    `A link to a calculation is the address of a calculator with \`#?\` and its inputs behind it, such as <${example}>. Inputs that are left out have their usual values. Amounts are in rupees, rates in percent, lengths of time in years; numbers have no commas, days are written as 2026-04-30, and yes or no as 1 or 0. Rows are counted, and their cells are numbered from 0: \`rows=2&rows.0.amount=5000\`.`,
  tool: (description: string, inputs: string) => `${description} Inputs: ${inputs}.`,
  options: (label: string, values: string) => `${label} (${values})`,
  rows: (label: string, columns: string) => `${label} (rows of ${columns})`,
};
