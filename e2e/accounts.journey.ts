// Accounts in the console: the form with VK's pasted address, WeChat that asks nobody, pausing, binding again, and those suggested in the composer.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { bindAccount, chooseAllAccounts, compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let page: Page;

keepWalk((begun) => {
  ({ product, browser, walk } = begun);
  ({ page } = walk);
});

const accountsPage = () => page.goto(`${product.origin}/api/control/account/addAccount`);
const card = (name: string) => page.getByRole('article', { name });
const answerYes = (name: string) => page.getByRole('tooltip').getByRole('button', { name }).click();

async function openForm(): Promise<Page> {
  await accountsPage();
  const opened = walk.context.waitForEvent('page');
  await page.getByRole('button', { name: 'By its address: bind VK', exact: true }).click();
  const form = await opened;
  await form.getByRole('heading', { name: 'Authorise VK' }).waitFor();
  return form;
}

async function publish(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title}, says the harbour.` });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 1/ }).click();
  await page.getByRole('button', { name: 'Publish now', exact: true }).click();
  await page.getByText('Pushed').waitFor();
}

test('R-ACC-014, R-GEN-021: Instagram asks for a Facebook account first, and leads to where one is bound', async () => {
  await accountsPage();
  await page.getByRole('button', { name: 'Bind Instagram', exact: true }).click();
  await page.getByText('Bind a Facebook account first').waitFor();
  expect(new URL(page.url()).pathname).toBe('/api/tip/instagramBind');
  await page.getByRole('button', { name: 'Bind an account', exact: true }).click();
  await page.getByRole('button', { name: 'Bind Facebook', exact: true }).waitFor();
});

test('WeChat asks nobody: its window is back at once, and the account is there to choose', async () => {
  await accountsPage();
  await page.getByRole('button', { name: 'Bind WeChat', exact: true }).click();
  await page.getByRole('button', { name: 'Bind 1' }).click();
  await card('The Harbour Gazette (WeChat)').waitFor();
  await expect.poll(() => walk.context.pages().length).toBe(1);
  await product.query(`update channel_account set state = 'removed'`);
});

test('R-ACC-001 R-ACC-002 R-ACC-003 R-ACC-004 R-ACC-005 R-ACC-006 R-ACC-008 R-ACC-009 R-ACC-013 R-VAL-021 R-CONST-027: VK’s form, filled and sent by the keyboard', async () => {
  const form = await openForm();
  await form.getByText('After authorising, paste the address of the browser here.').waitFor();
  const name = form.getByLabel('Account name');
  await name.focus();
  await name.blur();
  await form.getByText('Please enter the account name').waitFor();
  let sent = 0;
  form.on('request', (request) => (sent += request.url().includes('insertAuth') ? 1 : 0));
  await form.getByRole('button', { name: 'Confirm' }).click();
  const opened = walk.context.waitForEvent('page');
  await form.getByRole('button', { name: 'Open VK' }).click();
  const consent = await opened;
  await consent.getByRole('button', { name: /allow/i }).click();
  await expect.poll(() => form.getByLabel('VK URL').inputValue()).toContain('/auth-redirect?');
  expect(sent).toBe(0);
  await name.fill('Wall of the desk');
  await name.press('Enter');
  await form.getByText('Done; this page is about to close').waitFor();
  const since = Date.now();
  await form.waitForEvent('close');
  // Three seconds; what passed before our first look is less than one.
  expect(Date.now() - since).toBeGreaterThan(2_000);
  expect(Date.now() - since).toBeLessThan(3_900);
  expect(sent).toBe(1);
  await page.bringToFront();
  await accountsPage();
  await card('Wall of the desk (VK)').getByText('Ready').waitFor();
});

test('R-ACC-007 R-ACC-010 R-ACC-016: agreed in another browser, its address is pasted; a wrong one is refused and the button is back', async () => {
  expectComplaint(/insertAuth: .*422/);
  const form = await openForm();
  const opened = walk.context.waitForEvent('page');
  await form.getByRole('button', { name: 'Open VK' }).click();
  const here = await opened;
  const address = here.url();
  await here.close();
  const elsewhere = await openWindow(browser);
  await elsewhere.page.goto(address);
  await elsewhere.page.getByRole('button', { name: /allow/i }).click();
  await elsewhere.page.getByText('Copy the whole address of this page').waitFor();
  const pasted = elsewhere.page.url();
  await elsewhere.context.close();

  await form.getByLabel('Account name').fill('Wall of the desk');
  await form.getByLabel('VK URL').fill('https://vk.example/blank.html#access_token=a&state=b');
  const confirm = form.getByRole('button', { name: 'Confirm' });
  const answered = form.waitForResponse((answer) => answer.url().includes('insertAuth'));
  let release: () => void = () => undefined;
  await form.route('**/insertAuth', async (route) => {
    await new Promise<void>((go) => (release = go));
    await route.continue();
  });
  await confirm.click();
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  release();
  expect((await answered).status()).toBe(422);
  await form.getByText('paste the whole address of the page').first().waitFor();
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await form.unroute('**/insertAuth');
  expect(await form.getByLabel('Account name').inputValue()).toBe('Wall of the desk');
  await form.getByLabel('VK URL').fill(pasted);
  await confirm.click();
  await form.waitForEvent('close');
  await product.query(`update channel_account set state = 'removed'`);
});

test('an account that is paused holds its posts back and says so everywhere; lifted, they go out', async () => {
  await bindAccount(walk, product, 'Facebook');
  await accountsPage();
  const facebook = card('The Harbour Gazette (Facebook)');
  await facebook.getByText('all granted').waitFor();
  await facebook.getByRole('switch').click();
  await answerYes('Pause it');
  await facebook.getByText('Paused', { exact: true }).waitFor();
  await page.getByText('Publishing to the account The Harbour Gazette (Facebook) is paused.').waitFor();
  await publish('Quiet quay');
  await new Promise((done) => setTimeout(done, 2_500));
  expect(await postsWith(product.sandbox, 'Quiet quay')).toEqual([]);
  await accountsPage();
  await expect
    .poll(() => facebook.getByText('Waiting', { exact: true }).locator('..').innerText())
    .toContain('1');
  await facebook.getByRole('switch').click();
  await answerYes('Lift the pause');
  await expect
    .poll(async () => (await postsWith(product.sandbox, 'Quiet quay')).length, { timeout: 30_000 })
    .toBe(1);
});

test('bound again it keeps what waits, which goes out by itself; another page is not taken for it', async () => {
  await product.query(`update channel_account set state = 'auth-required' where state = 'usable'`);
  await product.query(
    `insert into pause (scope, because, paused_by) select 'everything', '', id from person limit 1`,
  );
  await product.query(`update channel_account set state = 'usable' where state = 'auth-required'`);
  await publish('Night ferry');
  await product.query(`update channel_account set state = 'auth-required' where state = 'usable'`);
  await product.query(`update pause set lifted_at = herald_now()`);
  const stateOf = async () =>
    (await product.query<{ state: string }>(`select state from publication where title = 'Night ferry'`))[0]
      ?.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('auth-required');
  await accountsPage();
  const facebook = card('The Harbour Gazette (Facebook)');
  const opened = walk.context.waitForEvent('page');
  await facebook.getByRole('button', { name: 'Authorise again' }).click();
  await (await opened).getByRole('button', { name: /allow/i }).click();
  await page.getByText('This is another account than The Harbour Gazette').first().waitFor();
  expect(await page.getByRole('checkbox', { name: /Harbour Sport/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Bind 1' }).click();
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('published');
});

test('R-API-108 R-VAL-022: an account is named and described from its card; nothing typed is lost when saving fails, and the words stay', async () => {
  expectComplaint(/account\/update: .*(500|409)|500 \(Internal|409 \(Conflict/);
  await accountsPage();
  const facebook = card('The Harbour Gazette (Facebook)');
  await facebook.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Name and description of ' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const description = dialog.getByLabel('Description');
  const field = dialog.getByLabel('Account name');
  await expect.poll(() => field.inputValue()).toBe('The Harbour Gazette');
  await field.fill('  ');
  await dialog.getByText('Please enter the account name').waitFor();
  await description.fill('News of the port');
  expect(await save.isDisabled()).toBe(true);
  await field.fill('Harbour, news desk');
  await description.fill(' ');
  await dialog.getByText('Please enter a description of the account').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await description.fill('News of the port');
  await page.route('**/control/account/update', (route) =>
    route.fulfill({ status: 500, json: { code: 500001, message: 'It did not work.', data: null } }),
  );
  await field.press('Enter');
  await page.getByText('It did not work.').first().waitFor();
  expect(await field.inputValue()).toBe('Harbour, news desk');
  expect(await description.inputValue()).toBe('News of the port');
  await page.unroute('**/control/account/update');
  // A second Enter while the first is under way does nothing, as it should.
  await expect.poll(() => dialog.locator('.ant-btn-loading').count()).toBe(0);
  await field.press('Enter');
  await page.getByText('Saved: Harbour, news desk.').waitFor();
  await page.reload();
  await card('Harbour, news desk (Facebook)').getByText('News of the port').waitFor();
  await card('Harbour, news desk (Facebook)').getByRole('button', { name: 'Edit', exact: true }).click();
  await field.waitFor();
  await product.query(
    `update channel_account set description = 'Breaking news only' where name = 'Harbour, news desk'`,
  );
  await field.fill('The Harbour Gazette');
  await save.click();
  await dialog.getByText('changed the same').waitFor();
  expect(await field.inputValue()).toBe('The Harbour Gazette');
  await dialog.getByRole('button', { name: 'Load what stands now' }).click();
  await expect.poll(() => description.inputValue()).toBe('Breaking news only');
  await field.fill('The Harbour Gazette');
  await save.click();
  await facebook.getByText('Breaking news only').waitFor();
  await facebook.waitFor();
});

test('D-11: the dialog shows what is suggested for the category before all else, and one key chooses it', async () => {
  await bindAccount(walk, product, 'Twitter');
  await bindAccount(walk, product, 'VK');
  await product.query(
    `insert into account_recommendation (department_id, category, account_id, place, recommended_by)
      select a.department_id, '国际', a.id, a.channel_id, p.id from channel_account a, person p
      where a.state = 'usable' and a.channel_id in (32, 33) and p.account = 'admin'`,
  );
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog');
  const group = dialog.getByRole('region', { name: 'Suggested for International' });
  await group.waitFor();
  const boxes = await dialog.getByRole('checkbox').evaluateAll((all) => all.length);
  expect(boxes).toBeGreaterThan(3);
  expect(await group.getByRole('checkbox').count()).toBe(2);
  const take = group.getByRole('button', { name: 'Select these' });
  await dialog.getByLabel('Select all').focus();
  await page.keyboard.press('Tab');
  expect(await take.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Confirm (2)' }).click();
  const area = page.getByRole('region', { name: 'Accounts' });
  await area.getByRole('button', { name: /^Remove Twitter/ }).waitFor();
  await area.getByRole('button', { name: /^Remove VK/ }).waitFor();
});

test('its owner is sent the way to the authorisation, which begins it; unbinding says what it costs', async () => {
  await accountsPage();
  const facebook = card('The Harbour Gazette (Facebook)');
  await facebook.getByRole('button', { name: 'Ask its owner' }).click();
  await page.getByText('has been sent a link to authorise it').waitFor();
  await facebook.getByRole('button', { name: 'Unbind' }).click();
  await page.getByText('unless it is bound again before: 0').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${product.origin}/api/infor/myInfor`);
  await page.getByText('asks you to authorise The Harbour Gazette (Facebook) again').click();
  await page.waitForURL((url) => url.href.startsWith(product.sandbox));
  await accountsPage();
  await facebook.getByRole('button', { name: 'Unbind' }).click();
  await answerYes('Unbind');
  await facebook.waitFor({ state: 'detached' });
  const kept = `select account_id from account_token join channel_account on id = account_id where channel_id = 31`;
  expect(await product.query(kept)).toEqual([]);
});
