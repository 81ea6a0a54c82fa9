/**
 * Opens the device's share sheet, where it has one.
 *
 * @returns false where it could not open, such as long after the press that asked for it. A sheet that was closed is no failure
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
