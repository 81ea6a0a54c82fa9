/** The name of a loan that the visitor has not named. */
export const texts = { unnamed: 'Loan {number}' };
