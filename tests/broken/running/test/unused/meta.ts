import type { Meta } from '#engine';

export default {
  id: 'unused',
  path: '/test/unused',
  title: 'unused',
  icon: 'wallet',
  description: 'A calculator of the tests.',
  metaDescription:
    'A calculator of the tests that does what no definition may do, so that the check has to survive it.',
} satisfies Meta;
