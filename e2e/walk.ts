// What every journey does alike: sign in by the form, bind an account by consent, write a post.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { hearComplaints } from './complaints.ts';
import type { Product } from './product.ts';

export type Walk = { context: BrowserContext; page: Page };

export async function openWindow(
  browser: Browser,
  options: { language?: string; width?: number } = {},
): Promise<Walk> {
  const context = await browser.newContext({
    locale: options.language ?? 'en',
    viewport: { width: options.width ?? 1440, height: 900 },
    // A click that begins on a moving dialog ends beside it.
    reducedMotion: 'reduce',
  });
  // Where two journeys and their products share two cores a film takes half a minute to go up and be looked at.
  context.setDefaultTimeout(60_000);
  await hearComplaints(context);
  return { context, page: await context.newPage() };
}

/** Fills the local form; the picture's digits come from the database, as nobody can read them for us. */
export async function signIn(page: Page, product: Product, account: string, password: string): Promise<void> {
  await page.goto(product.origin);
  const form = page.locator('input[name=account]');
  // A provider that still knows the browser signs it in without asking.
  await Promise.race([form.waitFor(), page.waitForURL('**/api/content/contentList/deplist**')]);
  if ((await form.count()) === 0) return;
  await form.fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=captcha]').fill(await digits(product));
  await page.locator('form .go').first().click();
  await page.waitForURL('**/api/content/contentList/deplist**');
}

async function digits(product: Product): Promise<string> {
  const rows = await product.query<{ answer: string }>(
    'select answer from captcha order by expires_at desc limit 1',
  );
  return rows[0]?.answer ?? '';
}

/** Clicks through the channel's own consent page in its window, and binds the first page it offers. */
export async function bindAccount(walk: Walk, product: Product, channel: string): Promise<void> {
  const { page, context } = walk;
  await page.goto(`${product.origin}/api/control/account/addAccount`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: `Bind ${channel}`, exact: true }).click();
  const consent = await opened;
  // WeChat asks nobody: its window comes back at once.
  if (channel !== 'WeChat') await consent.getByRole('button', { name: /allow/i }).click();
  const choose = page.getByText('Choose what to bind');
  await choose.waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Bind 1' }).click();
  await choose.waitFor({ state: 'hidden' });
  // A consent window that is still there is used for the next consent: no new one opens.
  if (!consent.isClosed()) await consent.waitForEvent('close');
}

export type Written = {
  title: string;
  text: string;
  picture?: File;
  altText?: string;
  video?: File;
  cover?: File;
};
type File = { name: string; bytes: Buffer };

export async function compose(page: Page, product: Product, written: Written): Promise<void> {
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await page.getByLabel('Title', { exact: true }).fill(written.title);
  await page.getByLabel('Text', { exact: true }).fill(written.text);
  if (written.picture) {
    await addFile(page, 'Pictures', written.picture);
    await page.locator('[class*=tile] img').first().waitFor();
  }
  if (written.video) {
    await addFile(page, 'Video', written.video);
    await page.getByRole('button', { name: `Remove ${written.video.name}` }).waitFor();
  }
  if (!written.cover) return;
  await addFile(page, 'Cover', written.cover);
  await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
}

/** Chosen in the block of that name, as a person would choose it from a disk. */
export async function addFile(page: Page, block: string, { name, bytes }: File): Promise<void> {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const chooser = page.getByRole('region', { name: block, exact: true }).locator('input[type=file]');
  await chooser.setInputFiles({ name, mimeType: mimeTypes[ending] ?? '', buffer: bytes });
}

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
};

/** The entry of that name in the sidebar. */
export function menuEntry(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
}

/** Chooses every account in the dialog. */
export async function chooseAllAccounts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Select all').check();
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}
