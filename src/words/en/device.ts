/** Every sentence about what is stored on the device: shared inputs and saved calculations. */
export const words = {
  title: 'My figures',
  /** A figure that a field offers, with the calculator that it was typed in. */
  from: (figure: string, tool: string) => `${figure} · from ${tool}`,
  /** On the page of a calculator that stores a household's entries. */
  household: 'Suggest my income in other calculators, on this device only',
  save: {
    name: 'Name',
    /** The name it is saved under at first. */
    named: (title: string, figures: string) => `${title}, ${figures}`,
    save: 'Save on this device',
    done: 'Saved on this device only. You can change the name.',
    /** Of other figures than those that were saved. */
    changed: 'These figures are not saved yet.',
    refused:
      'This browser does not let the page save anything: its storage is blocked or full. Your figures stay until you close this tab. To keep a copy, export a file under My figures.',
    full: 'There is no room for more. Delete some under My figures, or export them to a file.',
    all: 'All my saved calculations',
  },
  shared: {
    title: 'Figures I have typed',
    about: 'A calculator that asks for the same figure offers you this one. Nothing is filled in automatically.',
    none: 'Nothing yet. Figures you type appear here if another calculator can use them.',
    on: 'Remember my figures and offer them in other calculators',
    where: (tool: string, when: string) => `${tool}, ${when}`,
    value: (label: string) => `Change: ${label}`,
    wrong: 'That number does not fit. Try another.',
    remove: 'Remove',
    removeOf: (label: string) => `Remove: ${label}`,
    removeAll: 'Remove all figures',
    choices: { metro: 'Metro', nonMetro: 'Non-Metro' } as Readonly<Record<string, string>>,
  },
  saved: {
    title: 'Saved calculations',
    /** Of a calculator that this release of the hub does not have. */
    unknown: 'This version of the site does not have this calculator. Reload the page to get the latest version.',
    none: 'Nothing yet. Press Save under the results of any calculator.',
    of: (title: string, when: string) => `${title}, ${when}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename: ${name}`,
    done: 'Done',
    delete: 'Delete',
    deleteOf: (name: string) => `Delete: ${name}`,
    deleted: (name: string) => `Deleted: ${name}`,
    undo: 'Undo',
    share: 'Share',
    shareOf: (name: string) => `Share: ${name}`,
    copied: 'Link copied. Anyone with the link can see the figures in it.',
    failed: 'This browser does not allow copying. Open the calculation and copy its address.',
    choose: (name: string) => `Compare: ${name}`,
    compare: 'Compare selected',
    chooseMore: 'Select two to four calculations of the same calculator to compare them.',
    /** Where rules or defaults have changed since. */
    changed: (before: string, now: string) => `When you saved it: ${before}. With today’s rules: ${now}.`,
    changedRefused: (before: string, why: string) => `When you saved it: ${before}. Today: ${why}`,
  },
  file: {
    title: 'Move to another device',
    about:
      'One file has it all: your figures, your saved and recent calculations, your stars, and what calculators have stored. Importing only adds: nothing on this device is changed or deleted.',
    export: 'Export to a file',
    exported: 'The file is in your downloads.',
    import: 'Import a file',
    imported: (count: string) => `Imported: ${count} new.`,
    kept: (names: string) => `Not replaced, because this device already has one: ${names}.`,
    notOurs: 'The file is not from this site, or it is damaged. Nothing was changed.',
    noRoom: (count: string) =>
      `Left out: ${count}. There is no room for more, or remembering is turned off on this device. What you had is unchanged.`,
  },
};
