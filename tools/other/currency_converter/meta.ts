import type { Meta } from '#engine';

export default {
  id: 'currency_converter',
  path: '/other/currency-converter',
  title: 'Currency Converter',
  short: 'Currency',
  icon: 'arrow-left-right',
  description: 'Convert between rupees and eight other currencies.',
  metaDescription:
    'Free currency converter for India: rupee, dollar, euro, pound, yen, dirham and more at dated daily rates, with the markup of a bank or your own rate.',
  keywords:
    'USD, dollar, INR, rupee, exchange rate, forex, EUR, AED, dirham, GBP, डॉलर, दिरहम, यूरो, euro, pound, yen, riyal, dollars, रुपये में डॉलर',
  asked: 'currency, dollar to rupee, usd to inr, exchange rate, convert, dirham to rupee, forex, 100 usd',
} satisfies Meta;
