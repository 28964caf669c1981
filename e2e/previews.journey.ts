// The previews as they are looked at: each channel in its own light and its own dark, on a phone or not, as this browser keeps it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';

let product: Product;
let page: Page;
keepWalk((begun) => {
  ({ product } = begun);
  ({ page } = begun.walk);
});

const channels = [
  'WeChat',
  'Weibo',
  'Facebook',
  'Twitter',
  'VK',
  'VK group',
  'YouTube',
  'LinkedIn',
  'TikTok',
  'Instagram',
];
const previews = () => page.getByRole('region', { name: 'Previews' });
const tab = (name: string) => previews().getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
const switchOf = (name: string) => previews().getByRole('button', { name, exact: true });
const post = (name: string) => previews().getByRole('article', { name, exact: true });
const lookOf = (name: string) =>
  post(name).evaluate((one) => {
    const { backgroundColor, color } = getComputedStyle(one);
    return { backgroundColor, color };
  });

test('every channel is shown in the dark as in the light, readable in both, and the choice outlives a reload', async () => {
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await page.getByLabel('Title', { exact: true }).fill('Fog lifts over the harbour');
  const words = `#Harbour and @pilots: see https://example.com/fog. ${'The fog lifts. '.repeat(40)}`;
  await page.getByLabel('Text', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('https://example.com/fog');
  for (const name of channels)
    if ((await tab(name).getAttribute('aria-pressed')) === 'false') await tab(name).click();
  await expect.poll(() => previews().getByRole('article').count()).toBe(channels.length);
  const light = await Promise.all(channels.map(lookOf));
  expect(new Set(light.map(({ backgroundColor }) => backgroundColor))).toEqual(
    new Set(['rgb(255, 255, 255)']),
  );
  expect(await faultsOf(page)).toEqual([]);

  await switchOf('Dark mode').click();
  const dark = await Promise.all(channels.map(lookOf));
  // VK and its groups are one platform; no two others have the same dark.
  expect(new Set(dark.map(({ backgroundColor }) => backgroundColor)).size).toBe(channels.length - 1);
  expect(dark.every(({ color }, place) => color !== light[place]?.color)).toBe(true);
  // The look of a button under the mouse is no fault of this screen.
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await faultsOf(page)).toEqual([]);

  await switchOf('Phone width').click();
  const width = () => post('Facebook').evaluate((one) => Math.round(one.getBoundingClientRect().width));
  expect(await width()).toBe(375);
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await post('Facebook').waitFor();
  expect(await switchOf('Dark mode').getAttribute('aria-pressed')).toBe('true');
  expect(await lookOf('Facebook')).toEqual(dark[channels.indexOf('Facebook')]);
  expect(await width()).toBe(375);
});

test('R-COMP-032: what is typed stands at once in the previews of Facebook, Twitter, LinkedIn, YouTube, VK and VK group', async () => {
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await page.getByLabel('Text', { exact: true }).fill('The ferry sails at noon.');
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'YouTube', 'VK', 'VK group']) {
    if ((await tab(name).getAttribute('aria-pressed')) === 'false') await tab(name).click();
    await post(name).getByText('The ferry sails at noon.').waitFor();
    await page.getByLabel('Text', { exact: true }).fill(`No ferry sails: ${name}.`);
    await post(name).getByText(`No ferry sails: ${name}.`).waitFor();
    expect(await post(name).getByText('The ferry sails at noon.').count()).toBe(0);
    await page.getByLabel('Text', { exact: true }).fill('The ferry sails at noon.');
  }
});
