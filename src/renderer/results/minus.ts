/** A figure with a true minus, as text has it: −₹5,000. Results keep the hyphen, which scripts read. */
export const trueMinus = (figure: string): string => figure.replace(/^-(?=[₹\d])/, '\u2212');
