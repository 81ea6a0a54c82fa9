import { expect, it } from 'vitest';
import { textsOf } from './texts.ts';

const files = textsOf(['tests'], /\.test\.tsx?$/);

it('a file that mocks modules loads and leaves them for itself, since files share those of a worker', () => {
  // the words are put together here so that this file is none of them
  const mocks = ['vi.', 'mock('].join('');
  const wrong = Object.entries(files).filter(
    ([, text]) =>
      text.includes(mocks) &&
      !(text.includes('vi.hoisted(() => vi.resetModules());') && text.includes('afterAll(() => vi.resetModules());')),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
  expect(Object.values(files).some((text) => text.includes(mocks))).toBe(true);
});
