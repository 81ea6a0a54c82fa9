import { expect, it } from 'vitest';
import { aboutHub } from '#src/catalogue/about.ts';

it.each([
  ['भरोसा', 'trust'],
  ['Can I trust this?', 'trust'],
  ['is this site safe', 'trust'],
  ['kya ye sahi hai', 'trust'],
  ['privacy', 'privacy'],
  ['offline', 'offline'],
  ['internet ke bina', 'offline'],
  ['print', 'print'],
  ['save as pdf', 'print'],
  ['Excel', 'spreadsheet'],
  ['spreadsh', 'spreadsheet'],
  ['dark mode', 'theme'],
  ['save', 'save'],
  ['share on WhatsApp', 'share'],
  ['हिंदी', 'language'],
])('the line %s asks %s of the hub itself', (line, topic) => {
  expect(aboutHub(line, false)).toBe(topic);
});

it('a line that finds calculators asks nothing of the hub, unless it asks for nothing else', () => {
  expect(aboutHub('save', true)).toBe('save');
  expect(aboutHub('save tax', true)).toBe(null);
  expect(aboutHub('print emi schedule', true)).toBe(null);
  expect(aboutHub('share profit', true)).toBe(null);
});

it('other words ask nothing of the hub, and neither do the few letters that one begins with', () => {
  for (const line of ['', 'weather in delhi', 'sha', 'this site']) expect(aboutHub(line, false)).toBe(null);
});
