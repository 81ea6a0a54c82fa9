/** The file llms.txt. */
export const words = {
  about:
    'Financial calculators for India. Everything is calculated in the browser. Each page names the rules behind its figures and the date they apply from.',
  links: (example: string) =>
    `To link to a calculation, add \`#?\` and the inputs to the calculator’s address, as in <${example}>. Inputs you leave out have their defaults. Amounts are in rupees, rates in percent, time in years; numbers have no commas, days are written as 2026-04-30, and yes or no as 1 or 0. For rows, say how many there are and number them from 0: \`rows=2&rows.0.amount=5000\`.`,
  tool: (description: string, inputs: string) => `${description} Inputs: ${inputs}.`,
  options: (label: string, values: string) => `${label} (${values})`,
  rows: (label: string, columns: string) => `${label} (rows of ${columns})`,
};
