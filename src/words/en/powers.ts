/** Words of the row of powers; each panel's words load with the panel. */
export const words = {
  actions: 'What you can do with these figures',
  share: 'Share',
  save: 'Save',
  solve: 'Work backwards',
  /** Under it where the definition declares no question. */
  solveAny: 'Which input gives the result you want?',
  compare: 'Compare',
  moves: 'What matters',
  working: 'How it’s worked out',
  download: 'Download',
  print: 'Print',
  /** The line at the end of the page that opens it. */
  embedThis: 'Embed this calculator in your own page',
  more: 'More',
  less: 'Less',
  unread: 'We could not read part of this link. The rest is filled in.',
  close: 'Close',
};
