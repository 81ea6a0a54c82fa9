import type { Faults } from './sample.ts';

const odd = 'Sample-Tool';

export const faults: Faults = {
  'an id with capitals and a dash': {
    meta: { id: odd },
    folder: `tools/test/${odd}`,
    path: 'meta.id',
    message: /^an id has small letters, digits and underscores$/,
  },
  'an id that is not its folder': { meta: { id: 'simple' }, path: 'meta.id', message: /"simple".*folder "sample"/ },
  'a path without a slash': { meta: { path: 'test/sample' }, path: 'meta.path', message: /\/loan\/emi-calculator/ },
  'an empty title': { meta: { title: ' ' }, path: 'meta.title', message: /^is empty; one character/ },
  'a title too long for a menu': {
    meta: { title: 'x'.repeat(61) },
    path: 'meta.title',
    message: /^has 61 characters; it must be at most 60$/,
  },
  'an empty meta description': {
    meta: { metaDescription: '' },
    path: 'meta.metaDescription',
    message: /^has 0 characters; it must be at least 50$/,
  },
  'a meta description that search engines would cut': {
    meta: { metaDescription: 'x'.repeat(161) },
    path: 'meta.metaDescription',
    message: /^has 161 characters; it must be at most 160$/,
  },
  'markup in the description': {
    meta: { description: 'A <b>good</b> one.' },
    path: 'meta.description',
    message: /markup/,
  },
};
