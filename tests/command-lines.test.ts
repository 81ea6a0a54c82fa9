import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/build/project.ts';
import { COMMAND, calc } from './calc-command.ts';

describe('the command that reads lines', () => {
  it('answers each in its order, goes on after a mistake, skips blank lines and needs no last line break', () => {
    const input = [
      '{"tool":"simple_interest"}\r\n',
      '\n  \n',
      '{bad\n',
      '{"tool":"no_such"}\n',
      '{"tool":"../loan/emi_calculator"}\n',
      'null\n',
      '{"tool":"simple_interest","inputs":{"rate":"9"}}\n',
      '{"tool":"simple_interest","inputs":{"rate":9}}',
    ].join('');
    const { status, stdout, lines } = calc(['-'], input);
    expect(status).toBe(0);
    expect(stdout.endsWith('\n')).toBe(true);
    expect(lines).toMatchObject([
      { totalAmount: 135_000 },
      { error: 'line: not valid JSON: {bad' },
      { error: expect.stringMatching(/^no_such: there is no such tool \(have: .*simple_interest/) },
      { error: expect.stringContaining('there is no such tool') },
      { error: expect.stringMatching(/^line: must be/) },
      { error: expect.stringMatching(/^simple_interest: rate: .*must be a number/) },
      { totalAmount: 145_000 },
    ]);
  });

  it('loses nothing of many lines that come at once', () => {
    const input = Array.from({ length: 5000 }, (_, index) => `{"tool":"hra","inputs":{"rentPaid":${index}}}\n`).join(
      '',
    );
    const { lines } = calc(['-'], input);
    expect(lines).toHaveLength(5000);
    expect(lines.every(({ exemptedHra }) => typeof exemptedHra === 'number')).toBe(true);
  });

  it('answers a typed line at once, while its input stays open', async () => {
    const command = spawn(process.execPath, [...COMMAND, '-'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    command.stdin.write('{"tool":"simple_interest"}\n{"tool":"simple');
    const [first] = await once(command.stdout, 'data');
    expect(JSON.parse(first)).toMatchObject({ totalAmount: 135_000 });
    command.stdin.end('_interest","inputs":{"rate":9}}\n');
    const [second] = await once(command.stdout, 'data');
    expect(JSON.parse(second)).toMatchObject({ totalAmount: 145_000 });
  });

  it('skips a byte-order mark, as some editors put it first', () => {
    const input = '\uFEFF{"tool":"simple_interest"}\n';
    const { status, lines } = calc(['-'], input);
    expect(status).toBe(0);
    expect(lines).toMatchObject([{ totalAmount: 135_000 }]);
  });

  it('ends without a word when nobody reads on, as in `| head -1`', async () => {
    const command = spawn(process.execPath, [...COMMAND, '-'], { cwd: root, stdio: 'pipe' });
    let errors = '';
    command.stderr.setEncoding('utf8').on('data', (piece) => {
      errors += piece;
    });
    command.stdin.write('{"tool":"simple_interest"}\n');
    await once(command.stdout, 'data');
    command.stdout.destroy();
    // its input stays open: the command has to end by itself
    command.stdin.on('error', () => {}).write('{"tool":"simple_interest"}\n');
    const [status] = await once(command, 'close');
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
  });
});
