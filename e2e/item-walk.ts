// What journeys do with the list of content items: look at it, add to it by its dialogs, choose accounts for all of it.
import type { Page } from 'playwright-core';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { compose } from './walk.ts';

export const composer = '/api/content/publish/pubContent';

export function walkItems(page: Page, product: Product) {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const list = () => page.getByRole('region', { name: 'Content items' });
  const rows = () => list().getByRole('listitem');
  const add = async (source: 'New content' | 'My drafts' | 'My content') => {
    await list().getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: source }).last().click();
  };
  return {
    dialog,
    list,
    rows,
    add,
    open: (path: string) => page.goto(`${product.origin}${path}`),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    titleField: () => page.getByLabel('Title', { exact: true }),
    row: (title: string) => rows().filter({ hasText: title }),
    titles: () => rows().locator('.it-title').allInnerTexts(),
    onDesk: () => list().locator('[aria-current]').innerText(),
    pick: async (source: 'My drafts' | 'My content', chosen: readonly string[]) => {
      await add(source);
      for (const title of chosen)
        await dialog(source)
          .getByRole('checkbox', { name: `Select ${title}`, exact: true })
          .check();
      await dialog(source)
        .getByRole('button', { name: `Confirm (${chosen.length})` })
        .click();
      await dialog(source).waitFor({ state: 'hidden' });
    },
    choose: async (channel: string) => {
      await page.getByRole('button', { name: 'Add account' }).click();
      const accounts = dialog('Add account');
      await accounts.getByRole('checkbox', { name: new RegExp(`^${channel} `) }).check();
      await accounts.getByRole('button', { name: /^Confirm/ }).click();
      await accounts.waitFor({ state: 'hidden' });
    },
  };
}

export type ItemWalk = ReturnType<typeof walkItems>;

/** One by the composer, saved as draft and package, with a cover; of it as many copies as there are titles. */
export async function writeDrafts(page: Page, product: Product, titles: readonly string[]): Promise<void> {
  const cover = await drawPicture('cover.jpg');
  await compose(page, product, { title: 'Base', text: 'What all of them say.', cover });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.getByRole('button', { name: 'Save to my content' }).click();
  await page.getByText('Saved to my content').waitFor();
  for (const title of titles)
    await product.query(
      `insert into draft (owner_id, department_id, title, content, created_at)
        select owner_id, department_id, $1,
          jsonb_set(content || jsonb_build_object('title', $1::text), '{media,0,content}', to_jsonb($1 || ', in full.')),
          herald_now() from draft where title = 'Base'`,
      [title],
    );
}
