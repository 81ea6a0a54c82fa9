/**
 * The day whose facts the tests take: the last one for which all facts were confirmed when the figures of the tests were worked
 * out. A value that is entered later begins later, so it changes no figure of theirs.
 */
export const testDay = '2026-09-30';
