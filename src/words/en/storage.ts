/** Every sentence about inputs that a tool stores on the device. */
export const words = {
  title: 'Saved on this device',
  about: 'Your browser saves what you enter as you type, on this device only. To keep a copy, export a file.',
  snapshot: 'Save snapshot',
  snapshotSaved: 'Snapshot saved with today’s date.',
  export: 'Export to a file',
  exported: 'The file is in your downloads.',
  import: 'Import a file',
  imported: 'The file is imported.',
  importedSome: (count: string) =>
    `The file is imported, except ${count} of its snapshots: there is no room for more. All of yours are still here.`,
  clear: 'Clear all',
  cleared: 'Everything saved for this tool is deleted.',
  cannot:
    'This browser does not let the page save anything: its storage is blocked or full. To keep a copy, export a file.',
  tooMuch:
    'This is more than we can save for one tool, so your last change is not saved. To keep a copy, export a file.',
  elsewhere: 'You changed these values in another tab or window. Undo brings back the earlier ones.',
  notRead:
    'We could not read everything you saved earlier. What we could read is filled in, and the rest has its usual values. Once you change something, the old copy is set aside below.',
  notImported: 'The file was not imported. Nothing was changed.',
  partImported:
    'We could not read the whole file. What we could read is filled in, and the rest stays as it was. Undo brings back what you had.',
  aside: 'We could not read everything you saved earlier, so the old copy is set aside on this device.',
  asideFile: 'put-aside',
  downloadAside: 'Download it',
  deleteAside: 'Delete it',
  refused: 'Saved, except values that are not allowed. Their last allowed values are saved instead:',
  fullHistory: (most: string) =>
    `You have ${most} snapshots, and there is no room for more. Export them to a file, then clear all.`,
  asideDeleted: 'The old copy is deleted.',
  moreFaults: (count: string) => `And ${count} more.`,
  notOurs: 'It is not from this tool, or it is damaged.',
  tooLong: 'It is too large to be from this tool.',
  newer: 'It comes from a newer version of this tool. Reload the page to get that version.',
  older: 'It comes from an older version of this tool and could not be brought up to date. Check its values.',
  noVersion: 'It is from a version that this tool never had.',
  noValues: 'Its values cannot be read.',
  noSnapshots: 'Its snapshots cannot be read.',
  unknown: (name: string) => `It has a value “${name}” that this tool does not know.`,
  missing: (label: string) => `It has no value for “${label}”.`,
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
