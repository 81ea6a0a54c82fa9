/** Every sentence about what is stored on the device: shared inputs and saved calculations. */
export const words = {
  title: 'My figures',
  /** A figure that a field offers, with the calculator that it was typed in. */
  from: (figure: string, tool: string) => `${figure} · from ${tool}`,
  /** On the page of a calculator that stores a household's entries. */
  household: 'Offer my income in other calculators too, on this device only',
  save: {
    lead: 'Your figures and scenarios, under a name, on this device only.',
    name: 'Name',
    /** The name that is offered. */
    named: (title: string, figures: string | null) => (figures === null ? title : `${title}, ${figures}`),
    save: 'Save on this device',
    done: 'Saved on this device.',
    refused:
      'This browser does not let the page store anything: its storage is blocked or full. It is kept until you close this tab; export a file to have a copy.',
    full: 'No more can be saved. Delete some under My figures, or export them to a file.',
    all: 'All that I have saved',
  },
  shared: {
    lead: 'All of this is on this device only. It is sent nowhere.',
    title: 'Figures that I have typed',
    about: 'Other calculators offer these where they ask for the same. Nothing is filled in by itself.',
    none: 'Nothing yet. What you type in a calculator appears here, if another one can use it.',
    on: 'Remember my figures and offer them',
    where: (tool: string, when: string) => `${tool}, ${when}`,
    value: (label: string) => `Change: ${label}`,
    wrong: 'That is not a number that fits.',
    remove: 'Remove',
    removeOf: (label: string) => `Remove: ${label}`,
    removeAll: 'Remove all figures',
    choices: { metro: 'Metro', nonMetro: 'Non-Metro' } as Readonly<Record<string, string>>,
  },
  saved: {
    title: 'Saved calculations',
    /** Of a calculator that this release of the hub does not have. */
    unknown: 'This version of the hub does not have this calculator. Load the page again to get the latest one.',
    none: 'Nothing yet. Save is among the buttons under the results of each calculator.',
    of: (title: string, when: string) => `${title}, ${when}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename: ${name}`,
    done: 'Done',
    delete: 'Delete',
    deleteOf: (name: string) => `Delete: ${name}`,
    deleted: (name: string) => `Deleted: ${name}`,
    undo: 'Undo',
    link: 'Copy link',
    linkOf: (name: string) => `Copy link: ${name}`,
    copied: 'Copied. Whoever has the link sees the figures in it.',
    failed: 'This browser does not allow copying. Open the calculation and copy its address.',
    choose: (name: string) => `Compare: ${name}`,
    compare: 'Compare the chosen ones',
    chooseMore: 'Choose two to four of one calculator to compare them.',
    /** Where rules or defaults have changed since. */
    changed: (before: string, now: string) => `When you saved it: ${before}. With today’s rules: ${now}.`,
    changedRefused: (before: string, why: string) => `When you saved it: ${before}. Today: ${why}`,
  },
  file: {
    title: 'Take it to another device',
    about:
      'One file with all of this: figures, saved and recent calculations, and what calculators store. Importing only adds: nothing that is here is changed or deleted.',
    export: 'Export to a file',
    exported: 'The file is in your downloads.',
    import: 'Import a file',
    imported: (count: string) => `The file is imported: ${count} new.`,
    kept: (names: string) => `Left as it is here, though the file has another one: ${names}.`,
    notOurs: 'It is not from this hub, or it is damaged. Nothing was changed.',
    noRoom: (count: string) =>
      `Left out: ${count}. There is no room for more, or remembering is switched off here. Nothing of yours was changed.`,
  },
  unreadable: {
    title: 'What could not be read',
    about:
      'Some of what was stored on this device is damaged, or comes from another version. It is put aside, and stays until you delete it.',
    download: 'Download it',
    downloaded: 'The file is in your downloads.',
    delete: 'Delete it',
    deleted: 'Deleted.',
  },
};
