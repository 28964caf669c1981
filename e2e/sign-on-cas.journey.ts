// Signing on by CAS in a browser, against a server written by others: in, out, and out at the server.
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { casPerson, startCasServer } from '@herald/server/http/test-cas-server.ts';
import { expectComplaint } from './complaints.ts';
import { keepStage } from './keep-walk.ts';
import type { Product } from './product.ts';
import { freePort, frontPage, logOut, losesNothing } from './sign-on-walk.ts';
import { openWindow } from './walk.ts';

const port = await freePort();
const cas = await startCasServer(`http://127.0.0.1:${port}`);
const address = 'absent' in cas ? '' : cas.address;
const claims = {
  name: 'displayName',
  department: 'ou',
  roles: 'memberOf',
  roleNames: { 'cn=news & desk': 'editor' },
};

const fillForm = async (page: Page) => {
  await page.locator('input[name=username]').fill(casPerson.account);
  await page.locator('input[name=password]').fill(casPerson.password);
  await page.locator('button[type=submit], input[type=submit]').first().click();
};

describe.skipIf('absent' in cas)('CAS', () => {
  let product: Product;
  let browser: Browser;
  keepStage(
    (stage) => {
      ({ product, browser } = stage);
    },
    {
      settings: () => ({
        HERALD_SIGN_ON: 'cas',
        CAS_SERVER: address,
        HERALD_CLAIMS: JSON.stringify(claims),
        HERALD_PORT: String(port),
      }),
    },
  );
  afterAll(async () => {
    if ('stop' in cas) await cas.stop();
  });

  test('R-AUTH-038 R-AUTH-040 in without the ticket in the address, out at the server: ours ends while writing and nothing is lost; and out at both', async () => {
    // Its own pages ask for style sheets and scripts from elsewhere.
    expectComplaint(new RegExp(`^${new URL(address).origin}/`));
    const { page, context } = await openWindow(browser);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(product.origin);
    await fillForm(page);
    await page.waitForURL(frontPage);
    expect(addresses.filter((shown) => shown.includes('ticket='))).toEqual([]);
    await page.getByRole('button', { name: 'Your account: Ana & <Ben>' }).waitFor();
    const leaveThere = async () => {
      const there = await context.newPage();
      await there.goto(`${address}/logout`);
      await there.close();
      // It tells us by itself, a moment later.
      await expect.poll(() => product.query('select id from session where ended_at is null')).toEqual([]);
    };
    await losesNothing(page, product, { end: leaveThere, signIn: fillForm });
    await logOut(page);
    await page.locator('input[name=username]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cas/login');
    await context.close();
  });
});
