import type { Meta } from '#engine';

export default {
  id: 'capital_gains',
  path: '/tax/capital-gains-calculator',
  title: 'Capital Gains Tax Calculator',
  short: 'Capital gains',
  icon: 'chart-candlestick',
  description: 'Tax when you sell shares, a house or gold.',
  metaDescription:
    'Free capital gains tax calculator for India: LTCG and STCG on shares, mutual funds, property and gold, 12.5% or 20% with indexation, and the CII table.',
  keywords:
    'LTCG, STCG, शेयर बेचने, शेयर टैक्स, indexation, cost inflation index, CII, 112A, 111A, property sale, grandfathering, mutual fund tax, gold, section 54, 54EC bonds, 54F, capital loss, पूंजीगत लाभ, sold mutual fund, sold mutual funds, mutual fund becha, mutual fund bech, sold shares, shares sold, bought shares, shares bought, sold house, sold gold, sold land, sold plot, sold flat, share becha, share bech, bech ke, ghar becha, zameen bechi, plot becha, capital gain, कैपिटल गेन, शेयर बेचे, मकान बेचा, sold property, becha, becha tax, bechne par tax, बेचने पर टैक्स, बेचा, बेची, share bechne, मकान बेचने',
  asked:
    'capital gains, ltcg tax, stcg, capital gain tax on property, tax on sale of house, tax on selling flat, tax on selling house, tax on shares, mutual fund tax, mutual fund gain, tax on mutual fund, ltcg, ltcg on mutual fund, indexation calculator, cost inflation index, ghar bechne par tax, tax on gold, section 54 exemption, 54ec bonds, 54f exemption, tds on sale of property, set off capital loss, agricultural land sale tax, agricultural land, farm land sale tax, rural agricultural land, kheti ki zameen, kheti ki zameen bechne par tax, खेती की जमीन, कृषि भूमि',
} satisfies Meta;
