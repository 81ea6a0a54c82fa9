/** The confirmation of facts that were read in reports, not in the official text. */
export const reported = {
  until: '2026-12-31',
  words: 'November 2026 from reports, still to be checked in the official text',
} as const;

/** The confirmation of facts whose official text was read where others quote it. */
export const quoted = {
  until: '2026-12-31',
  words: 'November 2026, from the official text as others quote it',
} as const;
