import type { Meta } from '#engine';

export default {
  id: 'goes_on',
  path: '/test/goes-on',
  title: 'goes_on',
  icon: 'wallet',
  description: 'A calculator of the tests.',
  metaDescription:
    'A calculator of the tests that does what no definition may do, so that the check has to survive it.',
} satisfies Meta;
