import type { Meta } from '#engine';

export default {
  id: 'lamp_chooser',
  path: '/other/lamp-chooser',
  title: 'Street Lamp Chooser',
  icon: 'lamp',
  description: 'Which street lamps use the least power for a number of lamps.',
  metaDescription:
    'Choose the kind of street lamp, the hours and the place, and see how much power all lamps of a state use.',
  asked: 'street lamp chooser, street lamp power, which street lamp, lamp chooser',
} satisfies Meta;
