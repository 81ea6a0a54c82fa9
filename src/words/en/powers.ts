/** Words of the row of powers; each panel's words load with the panel. */
export const words = {
  actions: 'What you can do with these figures',
  share: 'Share',
  save: 'Save',
  solve: 'Work backwards',
  compare: 'Compare',
  moves: 'What moves it',
  working: 'How it is worked out',
  download: 'Download',
  print: 'Print',
  embed: 'Embed',
  more: 'More',
  less: 'Less',
  unread: 'We could not read part of this link. The rest is filled in.',
  close: 'Close',
};
