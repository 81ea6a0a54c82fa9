/** Home pages of the bodies that publish what facts rest on. */
const SITES = {
  amfi: 'https://www.amfiindia.com/',
  centralTaxes: 'https://www.cbic.gov.in/',
  depositInsurance: 'https://www.dicgc.org.in/',
  financialServices: 'https://financialservices.gov.in/',
  incomeTax: 'https://www.incometaxindia.gov.in/',
  indiaCode: 'https://www.indiacode.nic.in/',
  labour: 'https://labour.gov.in/',
  pensionRegulator: 'https://www.pfrda.org.in/',
  providentFund: 'https://www.epfindia.gov.in/',
  reserveBank: 'https://www.rbi.org.in/',
  savings: 'https://www.nsiindia.gov.in/',
} as const;

/** The site of the present source, by the name of a fact or by the beginning of several; the longest counts, null is none. */
const BY_NAME: Readonly<Record<string, keyof typeof SITES | null>> = {
  'advanceTax.': 'incomeTax',
  'allowance.': 'incomeTax',
  'apy.': 'pensionRegulator',
  'apy.closedFrom': 'financialServices',
  'card.': 'reserveBank',
  'deduction.': 'incomeTax',
  'deposit.': 'depositInsurance',
  'elss.': 'incomeTax',
  'employer.': 'incomeTax',
  'funds.': 'amfi',
  'gains.': 'incomeTax',
  'gratuity.': 'indiaCode',
  'gratuity.fixedTermYears': 'labour',
  'gratuity.taxFree': 'incomeTax',
  'gst.': 'centralTaxes',
  'health.': 'incomeTax',
  'homeLoan.': 'reserveBank',
  'house.': 'incomeTax',
  'hra.': 'incomeTax',
  'kvp.': 'savings',
  'leave.': 'incomeTax',
  'loan.': 'reserveBank',
  'mis.': 'savings',
  'nps.': 'pensionRegulator',
  'nps.centralShare': null,
  'nps.employerShare': 'incomeTax',
  'nps.taxFreeShare': 'incomeTax',
  'nsc.': 'savings',
  'pf.': 'providentFund',
  'pf.ceiling': 'labour',
  'pf.taxedAbove': 'incomeTax',
  'pf.taxFreeYears': 'incomeTax',
  'postOfficeRd.': 'savings',
  'ppf.': 'savings',
  'professionalTax.most': 'indiaCode',
  'rbiBonds.': 'reserveBank',
  'return.': 'incomeTax',
  'scss.': 'savings',
  'ssy.': 'savings',
  'tax.': 'incomeTax',
  'tds.': 'incomeTax',
  'timeDeposit.': 'savings',
  'ups.': 'financialServices',
  'wages.': 'indiaCode',
};

/** The home page of the body that publishes a fact's present source; null where none is known for certain. */
export function siteOf(id: string): string | null {
  const [found] = Object.keys(BY_NAME)
    .filter((name) => id.startsWith(name))
    .sort((one, other) => other.length - one.length);
  const site = found === undefined ? null : BY_NAME[found];
  return site ? SITES[site] : null;
}
