// Who is signed out while they administer, and chooses to stay, stays: with the dialog and what is typed in it, until they have signed in beside and saved.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { openScreen } from './open-screen.ts';
import type { Product } from './product.ts';
import { signIn, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk((begun) => {
  ({ product, walk } = begun);
});

/** `opens` the dialog; without it the field stands in the page. `confirms` is the second question of a button that asks. */
type Place = {
  what: string;
  screen: string;
  opens?: string;
  field: string;
  saves: string;
  confirms?: string;
};

const places: Place[] = [
  {
    what: 'a department',
    screen: '/api/control/department/list',
    opens: 'New department',
    field: 'Name of the department',
    saves: 'Save',
  },
  {
    what: 'a role',
    screen: '/api/control/role/list',
    opens: 'New Role',
    field: 'Role Name',
    saves: 'Confirm',
  },
  {
    what: 'an entry of the menu',
    screen: '/api/control/resource/list',
    opens: 'New entry',
    field: 'Name of the entry',
    saves: 'Confirm',
  },
  {
    what: 'a category',
    screen: '/api/control/filing/list',
    opens: 'New entry',
    field: 'Name',
    saves: 'Confirm',
  },
  { what: 'a link host', screen: '/api/control/linkHost/list', field: 'Host', saves: 'Add' },
  {
    what: 'a pause',
    screen: '/api/control/brakes',
    field: 'Why (everybody reads this)',
    saves: 'Pause publishing',
    confirms: 'Pause publishing',
  },
];
const words = 'herons.example';
const bar = (page: Page) => page.getByText('You are signed out.', { exact: false });
const question = (page: Page) => page.getByRole('dialog', { name: 'Logged out' });

/** The idle time after which a session is over has passed. */
const goIdle = () => product.query("update session set last_seen_at = last_seen_at - interval '3 hours'");

/** What the page asks again after a refused deed is refused as well, for want of a token, and has had its time to lead away. */
async function askedAgain(page: Page, deed: () => Promise<void>): Promise<void> {
  const refused = page.waitForResponse((answer) => {
    const asked = answer.request();
    return (
      asked.url().includes('/prod-api/') && asked.method() === 'GET' && !asked.headers()['authorization']
    );
  });
  await deed();
  await refused;
  await page.waitForTimeout(500);
}

function handsOn(page: Page, { opens, field, saves, confirms }: Place) {
  const within = opens === undefined ? page.locator('#content') : page.getByRole('dialog');
  const typed = within.getByLabel(field, { exact: true });
  const button = within.getByRole('button', { name: saves, exact: true });
  const open = async () => {
    if (opens !== undefined) await page.getByRole('button', { name: opens, exact: true }).click();
    await typed.fill(words);
    // A dialog that still loads what it offers cannot be saved.
    await button.and(page.locator(':enabled')).waitFor();
  };
  const save = async () => {
    await button.click();
    if (confirms !== undefined)
      await page.getByRole('tooltip').getByRole('button', { name: confirms }).click();
  };
  return { typed, open, save };
}

test.each(places)(
  '$what: staying keeps the page and what was typed, and once signed in beside it is saved (R-ERR-012)',
  async (place) => {
    const { page, context } = walk;
    await openScreen(page, product, place.screen);
    const address = page.url();
    const { typed, open, save } = handsOn(page, place);
    await open();
    await goIdle();
    await save();
    await askedAgain(page, () => question(page).getByRole('button', { name: 'Cancel' }).click());
    await bar(page).waitFor();
    expect(page.url()).toBe(address);
    expect(await typed.inputValue()).toBe(words);

    // Another try is refused as well; nobody is asked a second time.
    await askedAgain(page, save);
    expect(await question(page).count()).toBe(0);
    expect(page.url()).toBe(address);

    // Also above a dialog: it is the way on from there.
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Sign in in another window' }).click();
    const beside = await opened;
    await (place === places[0] ? signIn : enter)(beside, product, 'admin', 'Herald-2026!');
    await beside.close();
    await bar(page).waitFor({ state: 'hidden' });
    await save();
    // The dialog is gone, the field of a page is empty again.
    await expect
      .poll(() => typed.evaluateAll((all) => all.map((one) => ('value' in one ? one.value : ''))))
      .not.toContain(words);
    await page.locator('#content').getByText(words).first().waitFor();
    expect(page.url()).toBe(address);
  },
);
