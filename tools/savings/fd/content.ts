import type { Content } from '#engine';

export default {
  title: 'How fixed deposit interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a fixed deposit (FD) you leave money with a bank for an agreed time at an agreed rate. In a cumulative FD, the interest is added to the deposit and earns interest too. Other FDs pay out the interest every quarter or month. The calculator shows the maturity value, the interest, each payout and every year of the deposit.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the deposit, and r is the yearly rate divided by 100. f is how often interest is added in a year, and n how often in all.',
      ],
      formula: 'Maturity value = P × (1 + r ÷ f)ⁿ',
      list: [
        'The more often interest is added, the more you earn at the same rate. {example.0.investedAmount} at 7% for 5 years becomes ₹1,40,255 if compounded yearly, ₹1,41,060 half-yearly, {example.0.maturityValue} quarterly and ₹1,41,763 monthly.',
        '7% compounded every quarter earns as much as 7.19% added once a year: ₹100 grows by 1.75% four times, to ₹107.19. Banks call this the annualised or effective yield.',
      ],
    },
    {
      heading: 'Interest paid out every quarter or month',
      paragraphs: [
        'You can also have the interest paid out. Each quarter you then get a quarter of the yearly rate on your deposit. You get the deposit itself back at the end.',
        'A monthly payout is a little less than a third of a quarterly one, because you get it earlier. On {example.0.investedAmount} at 7% you get ₹1,750 a quarter or ₹580 a month. Over 5 years that adds up to ₹35,000 or {example.1.totalInterest}. If the interest stays in the deposit, you earn {example.0.totalInterest}.',
      ],
    },
    {
      heading: 'Tax on the interest',
      paragraphs: [
        'Enter your tax rate under More options to see what you keep. In the 30% slab, {tax.cess} cess makes the rate 31.2%. Out of {example.0.totalInterest} of interest, you keep {example.2.afterTaxInterest}.',
        'A bank deducts tax (TDS) only if you earn more than {tds.bankInterest} of interest from it in a year, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}). Below that you still pay tax on the interest, through your return. ₹10,00,000 at 7.25% for 5 years earns ₹4,32,261. The bank deducts {tds.bankInterestRate} of it, ₹43,226 over the years. A senior citizen has a higher limit and pays no TDS in this example. Turn on “Senior citizen” under More options. You can set off TDS against your tax. Without your PAN, TDS is {tds.withoutPan}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The interest you lose when tax is paid or deducted before maturity. The after-tax figure applies your rate to all the interest at once.',
        'Closing the deposit early. Most banks then pay a lower rate.',
        'Simple interest. Many banks pay it on deposits under six months and for days that do not fill a quarter. This calculator compounds those days too: {example.0.investedAmount} at 7.25% for 444 days becomes ₹1,09,134. Simple interest for the last 79 days would make it ₹1,09,136.',
        'What you earn by investing the payouts elsewhere.',
      ],
    },
    {
      heading: 'Post office time deposits',
      paragraphs: [
        'Banks choose their own rates. For post office time deposits, the government sets the rates every quarter for new accounts: {timeDeposit.oneYear} for one year, {timeDeposit.twoYears} for two, {timeDeposit.threeYears} for three, and for five years {timeDeposit.fiveYears}. All four are from the same notice ({timeDeposit.fiveYears|source}). The post office compounds this interest quarterly within the year and pays it out once a year. So it does not build up as in this calculator.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the FD calculator',
    steps: [
      { name: 'Enter the deposit', text: 'Type the amount, for example 2 lakh.' },
      { name: 'Enter the rate', text: 'Use the yearly rate your bank quotes for your amount, tenure and age.' },
      { name: 'Set the time period', text: 'Enter the years, or type 18 months or 444 days.' },
      {
        name: 'Choose when you get the interest',
        text: 'At maturity, every quarter or every month.',
      },
      {
        name: 'Set compounding and tax if you like',
        text: 'Both are under More options. Quarterly compounding is usual in India. Your deposit’s terms say which one applies.',
      },
      { name: 'Read the result', text: 'See the maturity value and the interest. The table shows every year.' },
    ],
  },
  faq: [
    {
      question: 'How much monthly income do I get from an FD of ₹10 lakh?',
      answer:
        'At 7%, ₹5,800 a month. That is a little less than a third of the ₹17,500 a quarter, because you get it earlier. Choose “Monthly” to see it for your own amount and rate. You get the whole deposit back at the end.',
    },
    {
      question: 'How often do banks in India compound FD interest?',
      answer:
        'Most compound it every quarter on cumulative deposits. Some lenders and companies do it once a year or every month. Your deposit’s terms say which. Use the compounding option to compare them.',
    },
    {
      question: 'Is FD interest taxed?',
      answer:
        'Yes, at your slab rate, in both regimes. You pay tax on it every year as it accrues, even though a cumulative deposit pays it only at the end. The bank deducts TDS when you earn more than {tds.bankInterest} of interest from it in a year, or {tds.bankInterestSenior} for senior citizens (since {tds.bankInterest@2025-04-01|since}; {tds.bankInterest|source}). In the old regime, people aged 60 and over can deduct up to {deduction.seniorInterest} of interest on deposits a year (section 80TTB of the Income-tax Act 1961). Others can deduct up to {deduction.savingsInterest}, on savings account interest only (section 80TTA). From 1 April 2026 both are section 153 of the Income-tax Act 2025.',
    },
    {
      question: 'What if I need the money before maturity?',
      answer:
        'You can close most deposits early. The bank then pays the rate for the time your money actually stayed, usually less a penalty. A loan or overdraft against the deposit is another option. You cannot close a tax-saving deposit in its first five years.',
    },
    {
      question: 'Is my money safe in an FD?',
      answer:
        'The {deposit.insurance|source} insures bank deposits up to {deposit.insurance|words} for each depositor at each bank, principal and interest together (since {deposit.insurance|since}). This does not cover deposits with companies and finance companies.',
    },
    {
      question: 'Why is my bank’s figure a few rupees different?',
      answer:
        'Banks go by the actual days, round the interest every quarter and treat an unfinished quarter in their own way. This calculator treats every period as equally long and rounds only at the end.',
    },
    {
      question: 'Can an FD save tax?',
      answer:
        'Yes, a tax-saving fixed deposit with a five-year lock-in. You can claim it under section 80C of the Income-tax Act 1961 (section 123 of the Income-tax Act 2025 from 1 April 2026). The deduction exists only in the old regime, and you still pay tax on the interest.',
    },
  ],
} satisfies Content;
