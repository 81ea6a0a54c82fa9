import { expect, it } from 'vitest';
import { command } from '../command.ts';

it.each([
  ['commands/check-tools', 'tool', 'emi_calculator'],
  ['commands/test-every-tool', 'tool', 'emi_calculator'],
  ['commands/shots', 'page', 'landing'],
  ['bench/input', 'tool', 'emi_calculator'],
  ['bench/lighthouse', 'tool', 'emi_calculator'],
])('a command that takes names, %s, refuses a %s that there is not, before it does anything', (file, what, one) => {
  const { status, stdout, stderr } = command(file, [one, 'no_such']);
  expect(stderr).toMatch(new RegExp(`^There is no ${what} "no_such" \\(have: .*\\b${one}\\b.*\\)\\.\\n$`));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
