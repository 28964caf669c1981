// What an administrator sets for the whole house: what content is filed under, hosts of ours, and the applications of channels.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
    page = walk.page;
  },
  { bound: ['WeChat'], settings: () => ({ HERALD_LINK_HOSTS: 'harbour.example' }) },
);

const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const yes = (name: string) => page.getByRole('tooltip').getByRole('button', { name, exact: true }).click();
const go = (path: string) => page.goto(`${product.origin}${path}`);
const filing = '/api/control/filing/list';
const composer = '/api/content/publish/pubContent';

async function create(name: string): Promise<void> {
  await press('New entry');
  await dialog().getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'hidden' });
  await row(name).waitFor();
}

test('a category is created, put first by keys and renamed, and offered so in the composer; one in use says how much keeps its name (R-API-014, R-COMP-013)', async () => {
  await go(filing);
  await create('Polar');
  expect(await faultsOf(page)).toEqual([]);
  await row('Polar').getByRole('button', { name: 'Move Polar up' }).focus();
  const place = async () =>
    (await page.getByRole('row').allInnerTexts()).findIndex((text) => text.includes('Polar'));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let at = await place(); at > 1; at -= 1) {
    await expect.poll(focused).toBe('Move Polar up');
    await page.keyboard.press('Enter');
    await expect.poll(place).toBe(at - 1);
  }
  await expect.poll(focused).toBe('Move Polar down');
  expect(await row('International').count()).toBe(1);
  expect(await row('International').getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await go(composer);
  const category = page.getByLabel('Category', { exact: true });
  await category.locator('option', { hasText: 'Polar' }).waitFor({ state: 'attached' });
  expect((await category.locator('option').allInnerTexts())[0]).toBe('Polar');
  await category.selectOption('Polar');
  await page.getByLabel('Title', { exact: true }).fill('Ice');
  await page.getByLabel('Text', { exact: true }).fill('Ice on the harbour');
  await press('Save to my content');
  await page.locator('.ant-message').getByText('Saved to my content').waitFor();

  await go(filing);
  await row('Polar').getByRole('button', { name: 'Rename' }).click();
  await dialog().getByText('Items that keep the name “Polar”: 1').waitFor();
  await dialog().getByLabel('Name', { exact: true }).fill('Poles');
  await page.keyboard.press('Enter');
  await row('Poles').waitFor();
  await go('/api/content/contentList/mylist');
  await page
    .getByRole('group', { name: 'Category' })
    .getByRole('button', { name: 'Polar', exact: true })
    .click();
  await row('Ice').waitFor();

  await go(filing);
  await row('Science & technology').getByRole('button', { name: 'Rename' }).click();
  await dialog().getByLabel('Name', { exact: true }).fill('Poles');
  expectComplaint(/filing\/update.* 409/);
  await page.keyboard.press('Enter');
  await page.getByText('“Poles” is in use already').first().waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await row('Poles').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Delete Poles? Nothing is filed under it.').waitFor();
  await yes('Delete');
  await expect.poll(() => row('Poles').count()).toBe(0);
});

test('a special topic is offered in the composer as soon as it is there, and deleted though it is in use, told what stays (R-COMP-022)', async () => {
  await go(`${filing}?kind=topic`);
  await create('Storm season');
  await go(composer);
  const topic = page.getByLabel('Special topic', { exact: true });
  await topic.selectOption('Storm season');
  await page.getByLabel('Title', { exact: true }).fill('Storm');
  await page.getByLabel('Text', { exact: true }).fill('A storm is coming');
  await press('Save to my content');
  await page.locator('.ant-message').getByText('Saved to my content').waitFor();
  await go(`${filing}?kind=topic`);
  await row('Storm season').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Items that keep this name and can still be found by it: 1').waitFor();
  await yes('Delete');
  await expect.poll(() => row('Storm season').count()).toBe(0);
});

test('a class of our own is chosen for its channel alone; those of a platform are only shown (R-COMP-021)', async () => {
  await go(`${filing}?kind=class`);
  await create('Deep read');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Channel' }).click();
  await page.locator('.ant-select-item-option', { hasText: 'YouTube' }).click();
  await page.getByText('YouTube has classes of its own').waitFor();
  await row('News & Politics').waitFor();
  expect(await page.getByRole('button', { name: 'New entry' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await go(composer);
  await chooseAllAccounts(page);
  const own = page.getByRole('group', { name: 'WeChat' }).getByLabel('Class', { exact: true });
  expect(await own.inputValue()).toBe('');
  await own.selectOption('Deep read');
  await page.getByLabel('Title', { exact: true }).fill('Deep');
  await page.getByLabel('Text', { exact: true }).fill('A long way down');
  await press('Save draft');
  await expect
    .poll(() => product.query(`select content -> 'opcList' as classes from draft where title = 'Deep'`))
    .toMatchObject([{ classes: [{ channelid: 17, classify1: 'Deep read' }] }]);
});

test('a host is checked, written as the network does, listed beside the fixed ones, and removed (R-FB-004)', async () => {
  await go('/api/control/linkHost/list');
  await row('harbour.example').getByText('Settings of the servers').waitFor();
  expect(await row('harbour.example').getByRole('button').count()).toBe(0);
  const field = page.getByLabel('Host', { exact: true });
  await field.fill('https://news.example/a');
  await press('Add');
  await page.getByText('This is not the name of a site').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await field.fill('Nachrichten-München.example');
  await press('Add');
  await row('xn--nachrichten-mnchen-y6b.example').getByText('Lin Yue').waitFor();
  await row('xn--').getByRole('button', { name: 'Remove' }).click();
  await yes('Remove');
  await expect.poll(() => row('xn--').count()).toBe(0);
});

test('the application of a channel is set by the rule, used from the next consent on, and removed for that of the environment (R-ADM-011, R-ADM-012)', async () => {
  const consent = async () => {
    const opened = walk.context.waitForEvent('page');
    await go('/api/control/account/addAccount');
    await press('Bind Facebook');
    const asked = await opened;
    await asked.waitForURL(/client_id=/);
    const id = new URL(asked.url()).searchParams.get('client_id');
    await asked.close();
    return id;
  };
  await go('/api/control/channelApp/list');
  await row('Facebook').getByText('hera…').waitFor();
  await row('Facebook').getByRole('button', { name: 'Set', exact: true }).click();
  await dialog().getByLabel('App key', { exact: true }).fill('too-short');
  await dialog().getByLabel('App secret', { exact: true }).fill('no rule!');
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => dialog().locator('.ant-form-item-explain-error').allInnerTexts())
    .toEqual([
      '15 to 35 letters, digits, underscores or hyphens',
      '28 to 45 letters, digits, underscores or hyphens',
    ]);
  expect(await faultsOf(page)).toEqual([]);
  await dialog().getByLabel('App key', { exact: true }).fill('9876543210987654');
  await dialog().getByLabel('App secret', { exact: true }).fill('c0ffee00c0ffee00c0ffee00c0ffee00');
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await row('Facebook').getByText('Set here').waitFor();
  await row('Facebook').getByText('9876…').waitFor();
  expect(await page.content()).not.toContain('c0ffee00');
  expect(await faultsOf(page)).toEqual([]);
  // The stand-in does not know this application.
  expectComplaint(/client_id=9876543210987654|400/);
  expect(await consent()).toBe('9876543210987654');
  await go('/api/control/channelApp/list');
  await row('Facebook').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The one of the servers’ settings is used again.').waitFor();
  await yes('Remove');
  await row('Facebook').getByText('From the settings of the servers').waitFor();
  expect(await consent()).toBe('herald-facebook');
});
