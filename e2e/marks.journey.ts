// Hashtags and mentions while writing: what the newsroom used before is offered, taken by keys, and mentions only where they become links.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const offered = (name: string) => page.getByRole('list', { name });
const choose = async (channel: string) => {
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) }).check();
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await dialog.waitFor({ state: 'hidden' });
};

test('used before they are offered, led through and taken by keys; Enter without a choice still ends the line', async () => {
  await compose(page, product, { title: 'Before', text: '#HarbourDay #HarbourNight #Fog @pilots' });
  await page.getByText(/^Draft saved \d/).waitFor();
  await compose(page, product, { title: 'Marks', text: '' });
  await text().pressSequentially('Come to #harb');
  await offered('Hashtags used before').waitFor();
  expect(await offered('Hashtags used before').getByRole('button').allInnerTexts()).toEqual([
    '#HarbourDay',
    '#HarbourNight',
  ]);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const marked = offered('Hashtags used before').locator('[aria-current=true]');
  expect(await marked.allInnerTexts()).toEqual(['#HarbourNight']);
  await page.getByRole('status').getByText('#HarbourNight', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  expect(await text().inputValue()).toBe('Come to #HarbourNight ');
  await offered('Hashtags used before').waitFor({ state: 'hidden' });

  await text().pressSequentially('#fo');
  await offered('Hashtags used before').waitFor();
  await page.keyboard.press('Enter');
  expect(await text().inputValue()).toBe('Come to #HarbourNight #fo\n');
  await text().pressSequentially('#fo');
  await offered('Hashtags used before').waitFor();
  await page.keyboard.press('Escape');
  await offered('Hashtags used before').waitFor({ state: 'hidden' });

  // Facebook makes no link of a name in plain text; Twitter does.
  await choose('Facebook');
  await text().press('End');
  await text().pressSequentially(' @pil');
  await page.waitForTimeout(600);
  expect(await page.getByRole('list', { name: /used before$/ }).count()).toBe(0);
  await choose('Twitter');
  await text().press('End');
  await text().pressSequentially('o');
  await offered('Mentions used before').waitFor();
  await page.getByText('Becomes a link on: Twitter.', { exact: false }).waitFor();
  await offered('Mentions used before').getByRole('button', { name: '@pilots' }).click();
  expect(await text().inputValue()).toContain('@pilots ');
  expect(await text().evaluate((field) => field === document.activeElement)).toBe(true);
});
