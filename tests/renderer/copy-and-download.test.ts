import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '#src/browser/copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('copying a text', () => {
  it('says whether the browser has done it', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    expect([await copyText('₹5'), copied]).toEqual([true, ['₹5']]);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('blocked')) } });
    expect(await copyText('₹5')).toBe(false);
    // no clipboard at all, as on a page without https
    vi.stubGlobal('navigator', {});
    expect(await copyText('₹5')).toBe(false);
  });
});
