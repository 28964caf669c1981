// A newsroom as it is on a working day: bound accounts, a post that is live, one that waits, drafts with pictures, a template.
import type { Browser } from 'playwright-core';
import { bindByCall, enter } from './by-call.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, openWindow } from './walk.ts';

/** Screens that only a filled newsroom has. */
export async function fillNewsroom(
  product: Product,
  browser: Browser,
): Promise<{ name: string; path: string }[]> {
  const walk = await openWindow(browser, { language: 'en' });
  const { page, context } = walk;
  await enter(page, product, 'admin', 'Herald-2026!');
  for (const channel of ['Facebook', 'Twitter']) await bindByCall(walk.context, product, channel);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await compose(page, product, {
    title: 'The night ferry sails again from the old quay',
    text: 'From tonight the #NightFerry sails again at ten. 夜间渡轮今晚复航。 https://example.com/ferry',
    picture: await drawPicture('quay.jpg'),
  });
  await chooseAllAccounts(page);
  await button(/^Publish to 2/).click();
  await button('Publish now').click();
  await page.getByRole('link', { name: 'Open the post' }).first().waitFor({ timeout: 60_000 });
  await compose(page, product, { title: 'Harbour dues from spring', text: 'What the dues will be.' });
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button('Schedule publish').click();
  await page.getByText(/^Scheduled for /).waitFor();
  await compose(page, product, { title: '港湾大桥周日开放参观', text: '参观从上午九点开始。' });
  await chooseAllAccounts(page);
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await button('Save as template').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^The template /).waitFor();
  const [draft] = await product.query<{ id: string }>(
    "select id from draft where title like '港湾%' order by created_at desc limit 1",
  );
  const [sent] = await product.query<{ id: string }>(
    "select id from package where title like 'The night ferry%' limit 1",
  );
  await context.close();
  return [
    { name: 'compose-draft', path: `/api/content/publish/pubContent?id=${draft?.id}` },
    { name: 'compose-copy', path: `/api/content/publish/pubContent?copy=package:${sent?.id}` },
    { name: 'detail-draft', path: `/api/content/contentList/draft/query?id=${draft?.id}` },
    { name: 'detail-package', path: `/api/content/contentList/query?id=${sent?.id}` },
  ];
}
