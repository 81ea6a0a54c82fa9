/** @returns false where the browser does not allow it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a file on the visitor's device. */
export function download(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // not at once: the browser reads the file after the press
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Opens the device's share sheet with a link, or copies the link where there is none or it does not open.
 *
 * @returns what to tell the visitor; null where the sheet says it
 */
export async function shareLink(link: { title: string; url: string }): Promise<'copied' | 'failed' | null> {
  if ('share' in navigator && (await openShareSheet(link))) return null;
  return (await copyText(link.url)) ? 'copied' : 'failed';
}

/** @returns false where no sheet could open, as long after the press that asked for it; one that was closed is no failure */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Gives the focus to the part of the page around a control that is about to go, so that the next Tab goes into that part. */
export const focusAround = (control: HTMLElement) =>
  control.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
