/** A figure with a true minus sign, −₹5,000. Exported results keep the hyphen. */
export const trueMinus = (figure: string): string => figure.replace(/^-(?=[₹\d])/, '\u2212');
