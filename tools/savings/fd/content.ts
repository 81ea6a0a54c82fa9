import type { Content } from '#engine';

export default {
  title: 'How fixed deposit interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a fixed deposit (FD) you leave a sum with a bank for an agreed time at an agreed rate. In the cumulative kind the interest is added to the deposit and earns interest itself. Others pay the interest out every quarter or month. The calculator gives the maturity value, the interest, what is paid out each time, and every year of the deposit.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the deposit, r the yearly rate divided by 100, f how many times a year the interest is added, and t the years.',
      ],
      formula: 'Maturity value = P × (1 + r ÷ f)^(f × t)',
      list: [
        'The more often interest is added, the more the same rate earns. {example.0.investedAmount} at 7% for 5 years becomes ₹1,40,255 with yearly, ₹1,41,060 with half-yearly, {example.0.maturityValue} with quarterly and ₹1,41,763 with monthly compounding.',
        '7% compounded every quarter is the same as 7.19% added once a year. Banks call this the annualised or effective yield.',
        'Effective yield = ((1 + r ÷ f)^f − 1) × 100.',
      ],
    },
    {
      heading: 'Interest paid out every quarter or month',
      paragraphs: [
        'You can have the interest paid out. Each quarter then pays a quarter of the yearly rate on the deposit, and the deposit itself comes back at the end.',
        'A monthly payment is a little less than a third of a quarter’s, because it comes earlier: banks pay P × ((1 + r ÷ 4)^(1 ÷ 3) − 1). On {example.0.investedAmount} at 7% that is ₹1,750 a quarter or ₹580 a month. Over 5 years it is ₹35,000 or ₹34,798, against {example.0.totalInterest} where the interest stays in the deposit.',
      ],
    },
    {
      heading: 'Tax on the interest',
      paragraphs: [
        'Enter your tax rate under More options to see what is left. With a slab of 30% and {tax.cess} cess the rate is 31.2%, and of {example.0.totalInterest} of interest {example.2.afterTaxInterest} is left.',
        'A bank deducts tax (TDS) only where your interest from it in a year is above {tds.bankInterest}, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}). Below that the interest is taxed all the same, in your return. ₹10,00,000 at 7.25% for 5 years earns ₹4,32,261; the bank deducts ₹43,226 over the years, {tds.bankInterestRate} of it, and nothing from a senior citizen, whose limit is higher. Turn that on under More options. What is deducted counts towards your tax; without your PAN it is {tds.withoutPan}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'What you lose where tax is paid or deducted before the deposit matures: the after-tax figure takes your rate off all the interest at once.',
        'Closing the deposit early, for which most banks pay a lower rate.',
        'Simple interest, which many banks pay on deposits under six months and for the days that do not fill a quarter. Here these days are compounded too: {example.0.investedAmount} at 7.25% for 444 days becomes ₹1,09,134, with simple interest for the last 79 days ₹1,09,136.',
        'Interest that is paid out and invested again elsewhere.',
      ],
    },
    {
      heading: 'Post office time deposits',
      paragraphs: [
        'Banks choose their own rates. The government sets those of post office time deposits every quarter for new accounts: {timeDeposit.oneYear} for one year, {timeDeposit.twoYears} for two, {timeDeposit.threeYears} for three, and for five years {timeDeposit.fiveYears|official}, all of the same quarter ({timeDeposit.fiveYears|source}). Their interest is compounded quarterly within the year and paid out once a year, so it does not build up as shown here.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the FD calculator',
    steps: [
      { name: 'Enter the deposit', text: 'Type the amount, for example 2 lakh.' },
      { name: 'Enter the rate', text: 'Use the yearly rate the bank quotes for your amount, period and age.' },
      { name: 'Set the time period', text: 'Give the years, or type 18 months or 444 days.' },
      {
        name: 'Choose when interest is paid',
        text: 'At maturity, every quarter or every month.',
      },
      {
        name: 'Set compounding and tax, if you like',
        text: 'Under More options. Quarterly compounding is usual in India; the deposit’s terms say which one applies.',
      },
      { name: 'Read the result', text: 'See the maturity value and the interest, and open the table for every year.' },
    ],
  },
  faq: [
    {
      question: 'How much monthly income does an FD of ₹10 lakh give?',
      answer:
        'At 7%, ₹5,800 a month: ₹10,00,000 × ((1 + 7 ÷ 400)^(1 ÷ 3) − 1). Choose “Monthly” for your own amount and rate. You get the whole deposit back at the end.',
    },
    {
      question: 'How often do banks in India add FD interest?',
      answer:
        'Most add it every quarter on cumulative deposits. Some lenders and companies do so once a year or every month. The terms of the deposit say it, and the choice here lets you compare.',
    },
    {
      question: 'Is FD interest taxed?',
      answer:
        'Yes, at your slab rate and under both regimes. It is taxed year by year as it accrues, although a cumulative deposit pays it only at the end. The bank deducts tax at source when your interest from it in a year is above {tds.bankInterest}, or {tds.bankInterestSenior} for senior citizens (since {tds.bankInterest@2025-04-01|since}; {tds.bankInterest|source}). In the old regime people aged 60 and over can deduct up to {deduction.seniorInterest} of interest on deposits a year (section 80TTB of the Income-tax Act 1961), others up to {deduction.savingsInterest} of interest on savings accounts only (section 80TTA). Both are section 153 of the Income-tax Act 2025 from 1 April 2026.',
    },
    {
      question: 'What if I need the money before maturity?',
      answer:
        'Most deposits can be closed early. The bank then pays the rate for the time the money actually stayed, usually less a penalty. A loan or overdraft against the deposit can be another way. Tax-saving deposits cannot be closed in their first five years.',
    },
    {
      question: 'Is my money safe in an FD?',
      answer:
        'Deposits at banks are insured by the {deposit.insurance|source} up to {deposit.insurance|words} for each depositor at each bank, counting principal and interest together (since {deposit.insurance|since}). Deposits with companies and finance companies are not covered by it.',
    },
    {
      question: 'Why is my bank’s figure a few rupees different?',
      answer:
        'Banks count the actual days, round the interest of each quarter and treat an unfinished quarter in their own way. Here every period has the same length and nothing is rounded before the end.',
    },
    {
      question: 'Can an FD save tax?',
      answer:
        'A tax-saving fixed deposit with a lock-in of five years counts towards the deduction of section 80C of the Income-tax Act 1961, which is section 123 of the Income-tax Act 2025 from 1 April 2026. That deduction exists in the old regime only, and the interest is still taxed.',
    },
  ],
} satisfies Content;
