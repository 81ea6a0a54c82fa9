import { type RefObject, useState } from 'react';
import { copyText } from '#src/browser/actions.ts';

/**
 * Copies texts, and says whether that worked.
 *
 * @param box where the text stands: it is selected if it could not be copied, so that the visitor can do so by hand
 */
export function useCopying(
  says: { readonly copied: string; readonly failed: string },
  box?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
) {
  const [message, setMessage] = useState('');
  async function copy(text: string) {
    const isCopied = await copyText(text);
    if (!isCopied) box?.current?.select();
    setMessage(isCopied ? says.copied : says.failed);
  }
  return { message, setMessage, copy };
}
