/** Words of the row of powers; each panel's words load with the panel. */
export const words = {
  actions: 'What you can do with these figures',
  share: 'Share',
  solve: 'Work backwards',
  compare: 'Compare',
  moves: 'What moves it',
  working: 'How it comes about',
  download: 'Download',
  print: 'Print',
  embed: 'Embed',
  unread: 'Not all of this link could be applied as it was made. The rest of it applies.',
  linkedKept: 'This link’s figures are shown. Your saved figures are untouched.',
  linkedNew: 'This link’s figures are shown. Nothing of them is saved yet.',
  replaceSaved: 'Replace my saved figures',
  save: 'Save them on this device',
  backToSaved: 'Back to my saved figures',
  close: 'Close',
};
