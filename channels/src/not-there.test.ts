// What is concluded from "there is nothing" where the same words also say "you may not see it".
import { expect, test } from 'vitest';
import { failed } from './failure.ts';
import { concludeAbsent, concludeDeleted } from './not-there.ts';

const words = 'does not exist, cannot be loaded due to missing permissions';
const notThere = failed('content', words, '100-33');
const unanswered = failed('unknown', 'reset');
const nothing = { ok: true, value: null } as const;
const lists = (...ids: string[]) => ({ ok: true, value: ids }) as const;
const gone = { ok: true, value: 'gone' };
const refusedAs = (kind: string) => ({ ok: false, failure: { kind } });

test.each([
  ['nothing by its id, beside a list that may be read', notThere, nothing, lists('2'), gone],
  ['the same after no answer', unanswered, nothing, lists(), gone],
  ['the same words for the list', notThere, nothing, notThere, refusedAs('permission')],
  ['a list whose look was never sent', notThere, nothing, failed('presend', 'late'), refusedAs('unknown')],
  ['a list that needs a new consent', notThere, nothing, failed('auth', 'over'), refusedAs('auth')],
  [
    'no answer, and a list that is refused',
    unanswered,
    nothing,
    failed('auth', 'over'),
    refusedAs('unknown'),
  ],
  ['the list names it', notThere, nothing, lists('1'), refusedAs('unknown')],
  ['it is seen', notThere, { ok: true, value: {} } as const, lists('1'), refusedAs('permission')],
  ['it is seen after no answer', unanswered, { ok: true, value: {} } as const, lists(), refusedAs('unknown')],
  ['the look was never sent', notThere, failed('presend', 'late'), lists(), refusedAs('unknown')],
])('a deletion that came to nothing: %s', async (_, refused, read, newest, expected) => {
  const looks = { read: async () => read, newest: async () => newest };
  expect(await concludeDeleted(refused.failure, '1', looks)).toMatchObject(expected);
});

test('a post is absent only to who may see the account’s own', async () => {
  const absent = { ok: true, value: { stands: false, copies: [] } };
  expect(await concludeAbsent('1', { newest: async () => lists('2') })).toEqual(absent);
  expect(await concludeAbsent('1', { newest: async () => notThere })).toMatchObject(refusedAs('permission'));
  expect(await concludeAbsent('1', { newest: async () => lists('1') })).toMatchObject(refusedAs('unknown'));
});
