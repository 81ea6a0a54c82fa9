import { afterEach, describe, expect, it, vi } from 'vitest';
import { linesOf } from '../../scripts/build/lines.mjs';

async function* piecesOf(...pieces: string[]) {
  yield* pieces;
}

async function read(...pieces: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const found of linesOf(piecesOf(...pieces))) lines.push(...found);
  return lines;
}

describe('lines of a text that arrives in pieces', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are whole, wherever the pieces end, in all three forms of a line break', async () => {
    expect(await read('one\ntw', 'o\r\nthr', 'e', 'e\rfour')).toEqual(['one', 'two', 'three', 'four']);
    expect(await read('one\n', '\ntwo\n')).toEqual(['one', '', 'two', '']);
    expect(await read()).toEqual(['']);
  });

  it('lose a byte-order mark at the beginning of the text, and only there', async () => {
    expect(await read('\uFEFFone', '\uFEFF\n\uFEFFtwo')).toEqual(['one\uFEFF', '\uFEFFtwo']);
  });

  it('come with the piece that completes them', async () => {
    const lines = linesOf(piecesOf('one\ntwo\nthr', 'ee', '\n'));
    expect((await lines.next()).value).toEqual(['one', 'two']);
    expect((await lines.next()).value).toEqual(['three']);
  });

  it('are gone through and joined once, however many pieces a line has', async () => {
    const pieces = Array.from({ length: 500 }, () => 'x'.repeat(1000));
    const split = vi.spyOn(String.prototype, 'split');
    const join = vi.spyOn(Array.prototype, 'join');
    const lines = await read(...pieces, '\nlast');
    const gone = split.mock.contexts.filter((text) => String(text).startsWith('x'));
    const joined = join.mock.contexts.filter((parts) => (parts as string[])[0]?.startsWith?.('x'));
    expect(gone.reduce<number>((sum, text) => sum + String(text).length, 0)).toBe(500_000);
    expect(joined).toHaveLength(1);
    expect(lines.map((line) => line.length)).toEqual([500_000, 4]);
  });
});
