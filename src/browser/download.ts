/** Downloads a text in JSON. */
export const downloadJson = (text: string, name: string) =>
  download(new Blob([text], { type: 'application/json' }), name);

/** Downloads something to the visitor's device. */
export function download(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
