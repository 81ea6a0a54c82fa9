/** The confirmation of facts that were read in reports, not in the official text. */
export const reported = {
  until: '2026-12-31',
  words: 'November 2026, from reports; we have not read the official text',
} as const;

/** The confirmation of facts whose official text was read where others quote it. */
export const quoted = {
  until: '2026-12-31',
  words: 'November 2026, from the official text as others quote it',
} as const;

/** The confirmation of facts that stay until the tax year ends. */
export const confirmedToYearEnd = (words: string) => ({ until: '2027-03-31', words });

/** The confirmation of facts with a remark of their own on what was read, or is still to be. */
export const confirmedAs = (words: string) => ({ until: reported.until, words });
