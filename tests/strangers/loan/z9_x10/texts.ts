/** Shown where no name is given. */
export const texts = { unnamed: 'No name' };
