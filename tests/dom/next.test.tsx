import { expect, it } from 'vitest';
import { renderHub } from './hub.tsx';
import { box, screen, type, waitFor } from './page.tsx';

it('a link to a tool that answers the same question names the figure of that tool, and follows', async () => {
  const visitor = await renderHub('monthly_income');
  const link = () => screen.getByText(/keeps? .* in rupees/).textContent;
  await waitFor(() => expect(link()).toMatch(/This keeps the ₹40,00,000 in rupees\..* about ₹12,\d{3} a month$/));
  await type(visitor, box('amount'), '8000000');
  await waitFor(() => expect(link()).toMatch(/₹80,00,000.* about ₹25,367 a month$/));
});
