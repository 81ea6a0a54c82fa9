/** How amounts of several kinds are written in one column of the key facts. */
export const texts = { months: '{count} months', percent: '{rate}%' };
