/** Every sentence about inputs that a tool stores on the device. */
export const words = {
  title: 'Saved on this device',
  about: 'What you enter here stays in this browser as you type, on this device only. Export a file to have a copy.',
  snapshot: 'Save snapshot',
  snapshotSaved: 'Snapshot saved with today’s date.',
  export: 'Export to a file',
  exported: 'The file is in your downloads.',
  import: 'Import a file',
  imported: 'The file is imported.',
  importedSome: (count: string) =>
    `The file is imported, without ${count} of its snapshots: there is no room for more. Yours are all here.`,
  clear: 'Clear all',
  cleared: 'Everything saved for this tool is deleted.',
  cannot:
    'This browser does not let the page save anything: its storage is blocked or full. Export a file to have a copy.',
  tooMuch: 'This is more than can be saved for one tool. The last change is not saved. Export a file to have a copy.',
  elsewhere:
    'These values come from another tab or window, where they were changed. Undo brings back the ones that were here.',
  notRead:
    'What was saved here earlier cannot be read in full. The page shows what can be read, and the rest at its default. What was saved is put aside below once something changes.',
  notImported: 'The file was not imported. Nothing was changed.',
  partImported:
    'The file cannot be read in full. What can be read of it is on the page; Undo brings back what was here.',
  aside: 'Values saved earlier, which could not be read in full, are put aside on this device.',
  asideFile: 'put-aside',
  downloadAside: 'Download them',
  deleteAside: 'Delete them',
  refused: 'Saved, except for values that are not accepted. The last accepted ones are saved in their place:',
  fullHistory: (most: string) =>
    `There are ${most} snapshots already, and no more can be saved. Export them to a file, then clear all to go on.`,
  asideDeleted: 'The values that were put aside are deleted.',
  moreFaults: (count: string) => `And ${count} more.`,
  notOurs: 'It is not from this tool, or it is damaged.',
  tooLong: 'It is too large to be from this tool.',
  newer: 'It comes from a newer version of this tool. Load the page again to get that version.',
  older: 'It comes from an older version of this tool and could not be brought up to date. Check its values.',
  noVersion: 'It names no version that this tool has had.',
  noValues: 'Its values cannot be read.',
  noSnapshots: 'Its snapshots cannot be read.',
  unknown: (name: string) => `It has a value "${name}" that this tool does not know.`,
  missing: (label: string) => `It has no value for "${label}".`,
  wrong: (place: string, message: string) => (message.startsWith(place) ? message : `${place}: ${message}`),
  row: (list: string, row: string) => `${list}, row ${row}`,
  noRow: (place: string) => `${place} cannot be read.`,
  tooManyRows: (list: string, most: string) =>
    `${list} can have at most ${most} rows: only the first ${most} can be used.`,
  unreadSnapshots: (count: string) =>
    count === '1' ? 'One snapshot cannot be read.' : `${count} snapshots cannot be read.`,
  sameDay: (day: string) => `It has more than one snapshot of ${day}: only the last one can be used.`,
  tooManySnapshots: (most: string) => `It has more than ${most} snapshots: only the newest ${most} can be used.`,
  day: 'Day',
};
