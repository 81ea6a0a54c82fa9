/** Every sentence about inputs that a tool stores on the device. */
export const words = {
  title: 'Saved on this device',
  about: 'Your browser saves what you enter as you type, on this device only. To keep a copy, export a file here:',
  snapshot: 'Save snapshot',
  snapshotSaved: 'Snapshot saved with today’s date.',
  clear: 'Clear all',
  cleared: 'Everything saved for this tool is deleted.',
  tooMuch: 'This is more than we can save for one tool, so your last change is not saved.',
  elsewhere: 'You changed these values in another tab or window. Undo brings back the earlier ones.',
  notRead:
    'We could not read everything you saved earlier. What we could read is filled in, and the rest has its usual values.',
  day: 'Day',
};
