import { site } from '#src/site.ts';

/** Every sentence of the frame around the calculators, whole, so that each can be translated. */
export const words = {
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  tools: 'Calculators',
  home: `${site.name}, home page`,
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  opensNewTab: '(opens in a new tab)',
  landing: {
    title: `${site.name}: ${site.tagline}`,
    description:
      'Free financial calculators for India: EMI, SIP, PPF, NPS, income tax, HRA, gratuity and more. No sign-up, no adverts, worked out in your browser.',
    headline: 'Know your numbers before you decide',
    lead: 'Loans, investments, savings schemes, retirement and tax, worked out to the rupee, with the rule behind each figure and its date. No sign-up, no adverts.',
    explore: 'Explore Tools',
    count: (tools: string) => `${tools} free calculators`,
  },
  notFound: {
    title: `Page not found | ${site.name}`,
    headline: 'There is no page at this address',
    lead: 'The address may be mistyped, or the page may have moved. Search for a calculator, or choose one below.',
    home: 'Go to the home page',
  },
  more: (count: string, group: string) => `All ${count}: ${group}`,
  search: {
    label: 'Search calculators',
    hint: 'Search: EMI, SIP, 80C…',
    results: 'Search results',
    count: (tools: string) => (tools === '1' ? '1 calculator found' : `${tools} calculators found`),
    none: 'No calculator found. Try a word such as EMI, SIP or tax.',
    failed: 'This could not be loaded. The connection may have dropped.',
  },
  update: {
    title: 'New version',
    text: `A new version of ${site.name} is ready. Updating reloads this page.`,
    take: 'Update',
    later: 'Later',
  },
  contact: {
    title: 'Want a product like this for your business?',
    text: 'We build calculators and financial tools for companies. Tell us what you need.',
    action: 'Contact us',
    banner: 'Want one for your business?',
    region: 'Contact',
  },
  soon: {
    title: 'Coming Soon',
    text: 'This tool is under construction. The other calculators work today.',
  },
  learnMore: {
    title: 'Learn More About This Tool',
    text: 'Enter your own figures above and the result changes as you type. Every figure is worked out in your browser.',
  },
  loading: 'Loading the calculator…',
  failed: {
    title: 'This calculator could not be loaded',
    text: 'The connection may have dropped. The other pages still work.',
    retry: 'Try again',
  },
  broken: {
    title: 'This calculator has a fault',
    text: 'It is our mistake, not yours. The other calculators work.',
    retry: 'Try again',
  },
  /** On the development server only; no visitor loads it. */
  development: (cause: string) =>
    import.meta.env.DEV ? `${cause}. The terminal in which the server runs says more.` : cause,
  startFailed: {
    text: 'This page could not be loaded completely, so nothing can be calculated on it now. You can still read it.',
    again: 'Load the page again',
    home: 'All calculators',
  },
  footer: {
    what: `${site.name} is for education. It is no financial, tax or legal advice, and results are estimates.`,
    privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
    rules: (day: string) =>
      `Rules and rates are all confirmed up to ${day}, many for longer; each page says how far its own are.`,
    report: 'Report a mistake',
  },
} as const;
