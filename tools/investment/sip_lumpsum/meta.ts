import type { Meta } from '#engine';

export default {
  id: 'sip_lumpsum',
  path: '/investment/sip-lumpsum-calculator',
  title: 'SIP & Lumpsum Calculator',
  short: 'SIP',
  icon: 'trending-up',
  description: 'See what a SIP or lump sum can grow to.',
  metaDescription:
    'Free SIP and lumpsum calculator for India: amount invested, returns and total value of a mutual fund, with step-up, today’s money and tax, year by year.',
  keywords:
    'SIP, mutual fund, lump sum, systematic investment plan, one-time investment, SIP returns, एसआईपी, निवेश, सिप, म्यूचुअल फंड, mutualfund, एकमुश्त, ek musht, ekmusht, ek baar, ek baar me, ek sath, one time, stepup sip, sip step up, invest, nivesh, investing, invested, எஸ்ஐபி, ఎస్ఐపి, ಎಸ್ಐಪಿ, એસઆઈપી, এসআইপি, mf, mutual funds, एक बार, save monthly, save every month, save per month, save a month, saving monthly, har mahine kitna lagau, har mahine kitna lagaun, har mahine kitna dalu, हर महीने कितना लगाऊं, हर महीने कितना डालूं',
  asked:
    'sip, sip calculator, mutual fund, step up sip, elss, lumpsum, lump sum return, mutual fund returns, sip 5000 per month, sip with inflation, tax on sip',
} satisfies Meta;
