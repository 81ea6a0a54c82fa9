import type { Meta } from '#engine';

export default {
  id: 'where_to_save',
  path: '/investment/where-to-save-calculator',
  title: 'Where to Save: PPF, EPF, NPS, ELSS or FD',
  short: 'Where to save',
  icon: 'signpost',
  description:
    'The same monthly amount in PPF, NPS, an equity fund, a bank deposit and, if you have it, EPF, after tax.',
  metaDescription:
    'PPF vs EPF vs NPS vs ELSS vs FD for India: the same monthly investment side by side, after tax, in today’s money, with lock-in, risk and the tax saved.',
  keywords:
    'ppf vs nps, ppf vs epf, nps vs epf, elss vs ppf, fd vs ppf, fd vs mutual fund, fd vs sip, sip vs fd, sip or fd, fd ya sip, sip ya fd, elss or ppf, vpf, tax saving, 80c, kahan invest kare, paisa kahan lagaye, sabse accha nivesh, कहाँ निवेश करें, पैसा कहाँ लगाएं, ppf ya nps, ppf or epf, epf or nps, nps ppf epf, ppf or nps or epf, पीपीएफ या एनपीएस, ईपीएफ या पीपीएफ',
  asked:
    'where to save, where to keep, where to invest, ppf or nps, ppf vs nps, nps vs ppf, epf vs ppf, ppf vs epf, nps vs epf, epf vs nps, elss vs ppf, fd vs ppf, ppf vs fd, nps or ppf, nps ya ppf, ppf ya nps, epf ya ppf, nps vs ppf vs epf, ppf vs elss, fd or sip, ppf or fd, best tax saving option, vpf or ppf, kahan invest kare',
} satisfies Meta;
