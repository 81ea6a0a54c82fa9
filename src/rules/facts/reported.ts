/** The confirmation of facts that were read in reports, not in the official text. */
export const reported = {
  until: '2026-12-31',
  words: 'November 2026 from reports, not from the official text itself',
} as const;

/** The confirmation of facts whose official text was read where others quote it. */
export const quoted = {
  until: '2026-12-31',
  words: 'November 2026, from the official text as others quote it',
} as const;
