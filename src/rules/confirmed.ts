/** The ISO day on which somebody last went through the rules and their sources. */
export const rulesConfirmedOn = '2026-11-20';
