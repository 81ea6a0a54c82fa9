import { expect, it } from 'vitest';
import { settings } from './browser.ts';
import { renderHub } from './hub.tsx';
import { box, screen, type, waitFor } from './page.tsx';

it('a link to a tool that answers the same question names the figure of that tool, and follows', async () => {
  settings.partsInSight();
  const visitor = await renderHub('monthly_income');
  // the figure of `calc -- will_it_last` with the same savings and age
  const link = () => screen.getByText(/keeps? .* in rupees/).textContent;
  await waitFor(() => expect(link()).toMatch(/This keeps the ₹40,00,000 in rupees\..* about ₹12,68\d a month$/));
  await type(visitor, box('amount'), '8000000');
  await waitFor(() => expect(link()).toMatch(/₹80,00,000.* about ₹25,367 a month$/));
});
