import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext, type TestContext } from '../../test-context.ts';
import { checkPassword } from './check-password.ts';

let world: TestContext;
beforeAll(async () => {
  world = await testContext();
});
afterAll(() => world.close());

it('who has a network of IPv6 guesses no oftener than who has one address, whatever names are tried (N03)', async () => {
  const tried: string[] = [];
  for (let n = 1; n <= 21; n += 1) {
    const address = `2001:db8:0:1::${n.toString(16)}`;
    const said = await checkPassword(world.context, {
      account: `nobody-${n}`,
      password: 'Wrong-2026!',
      address,
    });
    tried.push(typeof said === 'string' ? said : 'in');
  }
  expect(tried.at(-1)).toBe('too-many');
  // Nor does the log, which nobody can shorten, grow by more than those.
  const { count } = await world.context.db
    .selectFrom('audit_entry')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('deed', '=', 'session.refuse')
    .executeTakeFirstOrThrow();
  expect(count).toBe(20);
  const other = { account: 'nobody-else', password: 'Wrong-2026!', address: '2001:db8:0:2::1' };
  expect(await checkPassword(world.context, other)).toBe('wrong');
});
