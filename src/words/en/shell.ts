import { site } from '#src/site.ts';

const titled = (page: string) => `${page} | ${site.name}`;

/** Every sentence of the shell around the calculators, each whole, so that it can be translated. */
export const words = {
  /** A page's title in tabs and search engines. */
  title: titled,
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
      'Free financial calculators for India: EMI, SIP, PPF, NPS, income tax, HRA, gratuity and more. No sign-up, no ads, worked out in your browser.',
    headline: 'Know your numbers before you decide',
    lead: 'Loans, investments, savings, retirement and tax, worked out to the rupee, with the rule behind each figure and its date.',
    example: 'Try: emi 50 lakh 8.5 20 years',
    explore: 'Explore Tools',
    all: 'All calculators',
    count: (tools: string) => `${tools} free calculators`,
    /** `more` is null where no other tools follow. */
    leading: (names: string, more: string | null) => (more === null ? names : `${names} and ${more} more`),
  },
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  share: {
    action: 'Share this page',
    copied: 'Link copied',
    failed: 'The link could not be copied. Copy it from your browser’s address bar.',
  },
  recent: {
    title: 'Recent and starred',
    none: 'Calculators you open or star appear here, on this device only.',
    continue: (tool: string) => `Continue: ${tool}`,
    continueWith: (tool: string, figures: string) => `Continue: ${tool}, ${figures}`,
    with: (tool: string, figures: string) => `${tool}, ${figures}`,
    /** @param day the date, said from a week ago on */
    when: (days: number, day: string) =>
      days <= 0 ? 'today' : days === 1 ? 'yesterday' : days < 7 ? `${days} days ago` : day,
    clear: 'Clear',
    off: 'Turn off',
    remember: 'Remember the calculators I open, on this device only',
  },
  myFigures: {
    title: 'My figures',
    pageTitle: titled('My figures'),
    lead: 'All of this stays on this device. Nothing is sent anywhere.',
  },
  checks: {
    title: titled('How we check our figures'),
    description:
      'How we check our calculators: a second calculation, published figures, and a source and a date for every rule.',
    headline: 'How we check our figures',
    lead: 'A calculator is only as good as its figures. This is how we check ours, and what we cannot check.',
  },
  notFound: {
    title: titled('Page not found'),
    headline: 'There is no page at this address',
    lead: 'The address may be mistyped, or the page may have moved. Search for a calculator, or choose one below.',
    home: 'Go to the home page',
  },
  search: {
    label: 'Search calculators',
    open: 'Open search',
    hint: 'Search: EMI, SIP, 80C…',
    results: 'Search results',
    count: (tools: string, first: string | null) => {
      const found = tools === '1' ? '1 calculator found' : `${tools} calculators found`;
      return first === null ? found : `${found}. ${first}`;
    },
    none: 'Nothing here answers that. Many people use:',
    failed: 'This did not load. Your connection may have dropped.',
  },
  update: {
    text: `A new version of ${site.name} is ready. What you entered stays.`,
    take: 'Update and reload',
  },
  contact: {
    title: 'Want a product like this for your business?',
    text: 'We build calculators and financial tools for companies. Tell us what you need.',
    action: 'Contact us',
    banner: 'Want one for your business?',
    region: 'Contact',
  },
  embed: { from: (name: string) => `${name}: all calculators` },
  soon: {
    title: 'Coming Soon',
    text: 'This tool is under construction. The other calculators work today.',
  },
  loading: 'Loading the calculator…',
  failed: {
    title: 'This page could not be loaded',
    text: 'Your connection may have dropped. The other pages still work.',
    retry: 'Try again',
  },
  /** On the development server only; no visitor loads it. */
  development: (cause: string) =>
    import.meta.env.DEV ? `${cause}. The terminal in which the server runs says more.` : cause,
};
