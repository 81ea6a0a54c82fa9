/** The name of a debt that the visitor has not named, and how the names of two debts of one year are joined. */
export const texts = { unnamed: 'Debt {number}', joined: '{names}, {name}' };
