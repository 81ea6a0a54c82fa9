/** A figure with a true minus sign, −₹5,000. The figures of the results and of exports keep the hyphen that formats give. */
export const trueMinus = (figure: string): string => figure.replace(/^-(?=[₹\d])/, '\u2212');
