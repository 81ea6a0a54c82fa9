import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { system } from '#src/design/system.ts';
import { facts } from '#src/rules/all.ts';
import ChecksPage from '#src/shell/checking/checks-page.tsx';
import { withoutStyles } from './page.tsx';

it('the page on checks opens every rule and rate: its value, since when, its source, and when it was confirmed', async () => {
  render(
    <CacheProvider value={withoutStyles()}>
      <ChakraProvider value={system}>
        <ChecksPage />
      </ChakraProvider>
    </CacheProvider>,
  );
  await userEvent.click(screen.getByText(/^All \d+ rules and rates$/));
  const ppf = (await screen.findByText(/^PPF interest rate/)).closest('li');
  expect(ppf?.textContent).toMatch(
    /7\.1%.*Since 1 April 2020\. Ministry of Finance, small savings interest rates\..*Confirmed: July–September 2026/,
  );
  expect(ppf?.querySelector('a')?.getAttribute('href')).toBe('https://www.nsiindia.gov.in/');
  for (const [label, value] of [
    ['PPF lock-in', '15 years'],
    ['First year for a loan against PPF', 'year 3'],
    ['Term of the monthly income scheme', '60 months'],
    ['Gratuity: days of pay for a year of service', '15 days'],
    ['Minimum yearly PPF deposit', '₹500'],
    ['APY: minimum age for joining', '18 years'],
  ] as const)
    expect(screen.getByText(new RegExp(`^${label}:`)).querySelector('b')?.textContent).toBe(value);
  expect(screen.getAllByRole('listitem')).toHaveLength(Object.keys(facts).length);
});
