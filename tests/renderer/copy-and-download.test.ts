import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '#src/browser/copy-text.ts';
import { download } from '#src/browser/download.ts';

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

describe('a download', () => {
  it('has its name and its content, which are given up a second later', () => {
    vi.useFakeTimers();
    const link = { href: '', download: '', click: vi.fn() };
    const tags: string[] = [];
    vi.stubGlobal('document', {
      createElement: (tag: string) => {
        tags.push(tag);
        return link;
      },
    });
    const blob = new Blob(['a']);
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const gone = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    link.click.mockImplementation(() => expect([link.href, link.download]).toEqual(['blob:1', 'ppf.csv']));
    download(blob, 'ppf.csv');
    expect([tags, made.mock.calls, link.click.mock.calls.length]).toEqual([['a'], [[blob]], 1]);
    vi.advanceTimersByTime(900);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(gone.mock.calls).toEqual([['blob:1']]);
  });
});
