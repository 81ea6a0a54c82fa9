import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import emi from '../../tools/loan/emi_calculator/meta.ts';
import ppf from '../../tools/savings/ppf/meta.ts';
import { fileOf, held, logo, openTool, sidebar, toolModule } from './hub.ts';

/** The present contents of the head; lists, so that duplicates are seen. */
async function headOf(page: Page) {
  const head = await page.evaluate(() => ({
    titles: [...document.querySelectorAll('head title')].map((element) => element.textContent),
    descriptions: [...document.querySelectorAll('meta[name="description"]')].map((element) =>
      element.getAttribute('content'),
    ),
    canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((element) => element.getAttribute('href')),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((element) => element.textContent),
  }));
  return { ...head, data: head.data.map((text): unknown => JSON.parse(text)) };
}

const landing = {
  titles: ["Hisaab: India's most loved free financial tools hub"],
  descriptions: [expect.stringMatching(/^.{50,160}$/)],
  canonicals: ['https://hisaab.example/'],
  data: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Hisaab',
      description: expect.stringMatching(/^.{50,160}$/),
      url: 'https://hisaab.example/',
      inLanguage: 'en-IN',
    },
  ],
};
const typesOf = (data: readonly unknown[]) =>
  data.map((item) => (typeof item === 'object' && item !== null && '@type' in item ? item['@type'] : item));
const dataOfTool = ['BreadcrumbList', 'HowTo', 'FAQPage'];

/** The way from the landing page to a tool. */
const trail = (name: string, item: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Hisaab', item: 'https://hisaab.example/' },
    { '@type': 'ListItem', position: 2, name, item },
  ],
});
const emiHead = {
  titles: ['EMI Calculator | Hisaab'],
  descriptions: [emi.metaDescription],
  canonicals: ['https://hisaab.example/loan/emi-calculator/'],
};
const ppfHead = {
  titles: ['PPF Calculator | Hisaab'],
  descriptions: [ppf.metaDescription],
  canonicals: ['https://hisaab.example/savings/ppf-calculator/'],
};

it('all that a page says of itself is replaced on every change, also while a tool is still loading, and nothing is left over', async () => {
  const { before, letGo } = held(`**/${fileOf(toolModule('tools/savings/ppf'))}`);
  const page = await openTool('emi_calculator', { before });
  const first = await headOf(page);
  expect(first).toMatchObject(emiHead);
  expect(typesOf(first.data)).toEqual(dataOfTool);
  expect(first.data[0]).toEqual(trail('EMI Calculator', 'https://hisaab.example/loan/emi-calculator/'));

  await logo(page).click();
  await expect.poll(() => headOf(page)).toEqual(landing);

  const trailToPpf = trail('PPF Calculator', 'https://hisaab.example/savings/ppf-calculator/');
  await sidebar(page, 'PPF Calculator').click();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  await expect.poll(() => headOf(page)).toEqual({ ...ppfHead, descriptions: [], data: [trailToPpf] });
  letGo();
  await page.locator('main form').waitFor();
  await expect.poll(() => headOf(page)).toMatchObject(ppfHead);
  const second = await headOf(page);
  expect(typesOf(second.data)).toEqual(dataOfTool);
  expect(second.data[0]).toEqual(trailToPpf);
  expect(second.data.slice(1)).not.toEqual(first.data.slice(1));

  await sidebar(page, 'EMI Calculator').click();
  await page.locator('output[name="emi"]').waitFor();
  await expect.poll(() => headOf(page)).toEqual(first);

  await page.goBack();
  await page.locator('output[name="maturityValue"]').waitFor();
  await expect.poll(() => headOf(page)).toEqual(second);
});
