// The inbox in a real browser: a colleague is mentioned in a note on a package and led to it; tabs with their numbers, in the address.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { holdCalls } from './hold-calls.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose, openWindow } from './walk.ts';

let product: Product;
let browser: Browser;
let page: Page;
keepWalk((begun) => {
  ({ product, browser } = begun);
  ({ page } = begun.walk);
});

const inbox = '/api/infor/myInfor?navLink=1';
const tab = (on: Page, name: string) =>
  on.getByRole('group', { name: 'Messages' }).getByRole('button', { name, exact: true });

async function packageId(): Promise<string> {
  const [row] = await product.query<{ id: string }>("select id from package where title = 'Harbour light'");
  return row?.id ?? '';
}

test('R-MSG-005: who is mentioned in a note, chosen by the keyboard alone, finds it in the inbox under Mentions and is led to the note', async () => {
  // Whoever has never signed in is nobody who could be mentioned.
  const other = await openWindow(browser);
  await enter(other.page, product, 'editor', 'Editor-2026!');
  await compose(page, product, { title: 'Harbour light', text: 'It is lit again.' });
  await page.getByRole('button', { name: 'Save to my content', exact: true }).click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.goto(`${product.origin}/api/content/contentList/query?id=${await packageId()}`);
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByText('No notes yet.').waitFor();
  await notes.getByLabel('Write a note').focus();
  await page.keyboard.type('Please look, @Che');
  await page.getByText('Chen Wei', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await notes.getByLabel('Write a note').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => notes.getByLabel('Write a note').inputValue()).toBe('Please look, @Chen Wei ');
  await page.keyboard.type('today.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await notes.getByRole('listitem').filter({ hasText: 'Please look, @Chen Wei today.' }).waitFor();
  expect(await notes.locator('b').allInnerTexts()).toEqual(['@Chen Wei']);

  await other.page.goto(`${product.origin}${inbox}`);
  await tab(other.page, 'Mentions (1)').click();
  expect(new URL(other.page.url()).searchParams.get('tab')).toBe('mentions');
  await other.page.reload();
  await expect.poll(() => tab(other.page, 'Mentions (1)').getAttribute('aria-pressed')).toBe('true');
  expect(await faultsOf(other.page)).toEqual([]);
  await other.page
    .getByRole('button', {
      name: 'Lin Yue mentioned you in a note on "Harbour light": Please look, @Chen Wei today.',
    })
    .click();
  await other.page.waitForURL(/contentList\/query\?id=.*&note=/);
  const led = other.page.getByRole('region', { name: 'Notes' }).locator('[aria-current=true]');
  await led.filter({ hasText: 'Lin Yue' }).waitFor();
  expect(await led.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight)).toBe(true);
  await other.page.goto(`${product.origin}${inbox}&tab=unread`);
  await other.page.getByText('Everything is read.').waitFor();
  await other.context.close();
});

test('R-MSG-005: what needs an answer stays there when it is opened, and leaves when it is marked', async () => {
  await product.query(
    `insert into message (person_id, kind, figures, link, once_key)
     select id, 'message-unknown', '{"title":"Storm","account":"Page","looks":2,"at":"x","next":"y"}',
       '/api/content/publish/pubHistory', 'a-journey' from person where account = 'admin'`,
  );
  const unread = () =>
    product.query("select 1 from message where once_key = 'a-journey' and read_at is null");
  await page.goto(`${product.origin}${inbox}&tab=answer`);
  const message = page.getByRole('button', { name: /We do not know whether "Storm" is live/ });
  await message.click();
  await page.waitForURL('**/pubHistory');
  await page.goBack();
  await tab(page, 'Need an answer (1)').waitFor();
  expect(await unread()).toHaveLength(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('What needs an answer stays unread until you mark each one yourself.').waitFor();
  expect(await unread()).toHaveLength(1);
  await page.getByRole('button', { name: 'Mark as read', exact: true }).click();
  await page.getByText('Nothing waits for an answer.').waitFor();
  await tab(page, 'Need an answer (0)').waitFor();
  expect(await unread()).toEqual([]);
  await tab(page, 'News (0)').press('Enter');
  await page.getByText('No news.').waitFor();
});

test('half a note outlives the dialog it is written in, and what is typed while another is being sent stays', async () => {
  const openDialog = async () => {
    await page.goto(`${product.origin}/api/content/contentList/mylist`);
    await page.getByRole('link', { name: 'Harbour light', exact: true }).click();
    return page.getByRole('dialog').getByLabel('Write a note');
  };
  const field = await openDialog();
  await field.fill('Half a thought');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Harbour light', exact: true }).click();
  expect(await field.inputValue()).toBe('Half a thought');
  // A window that is loaded anew shows it too.
  await openDialog();
  expect(await field.inputValue()).toBe('Half a thought');
  const letGo = await holdCalls(page, '**/addNote');
  await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).click();
  await field.press('End');
  await field.pressSequentially(' and the other half');
  letGo();
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('and the other half');
});
