/** What a loan without a name is called. */
export const texts = { unnamed: 'Loan {number}' };
