import { expect, it } from 'vitest';
import { rewritten } from '#src/engine/ask/rewrites.ts';

it.each([
  ['Home loan 4 50L 20 more years', 'home loan for 50l 20 years'],
  ["don't need a loan", 'do not need a loan'],
  ['sip5000', 'sip 5000'],
  ['emi50l', 'emi 50l'],
  ['emi  4  8L', 'emi for 8l'],
  ['10000 har saal 10% badhake', '10000 step up 10%'],
  ['sip 5000 with 1000 increase every year', 'sip 5000 with step up 1000'],
  ['after tax - 8 lakh', 'after tax 8 lakh'],
  ['8.5% - 20 years -> emi', '8.5% 20 years emi'],
  ['50 लाख रुपये - 20 साल', '50 लाख रुपये 20 साल'],
  ['basic + da half-yearly', 'basic da half yearly'],
  ['har 3 mahine', 'quarterly'],
  ['umar 25 se 60 tak', 'age 25 to age 60 tak'],
  ['till age 60 now 32', 'age 32 to age 60'],
  ['now 32 till 60', 'age 32 to age 60'],
  ['till 60', 'till age 60'],
  ['till 60, age 25', 'age 25 to age 60'],
  ['age 25 to 60, sip 5000', 'age 25 to age 60, sip 5000'],
  ['60 tak', 'age 60 tak'],
  // one rule makes another one's words apart
  ['8.5% - 4 50l', '8.5% for 50l'],
  ['sip har-saal 10% badhake', 'sip step up 10%'],
])('%s is read as %s', (line, read) => {
  expect(rewritten(line)).toBe(read);
});

it.each([
  ...['form16', '80c 50000', 'abcde1234f', 'rs500', 'dl1234', 'emi 4 years'],
  ...['5 more lakh', 'a 10% b badhake', '8-5', 'har 5 mahine', "can't pay 5000"],
  ...[
    'age 25 to 60 lakh',
    'age 25 to 60%',
    'age 30 monthly 5000',
    'till 60 months',
    'till 45 days',
    'now 5 to 10',
    '5 lakh tak',
  ],
  ...['10 lakh - 15 lakh', '8% - 9%', '5 years - 7 years', 'sip 10k - 15k'],
])('%s stays as it is', (line) => {
  expect(rewritten(line)).toBe(line);
});
