/** The tools whose pages npm test visits: between them nearly all that a definition can say. */
export const sixTools = [
  'car_loan',
  'sip_lumpsum',
  'currency_converter',
  'net_worth',
  'risk_analyzer',
  'tax_calculator',
] as const;
