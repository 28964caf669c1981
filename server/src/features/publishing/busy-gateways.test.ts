// A gateway before the platform that wants to be left alone: its wait is kept to and burns no try, whoever wrote the page.
import { expect, it } from 'vitest';
import { answeredBy } from '../../db/test-answers.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 5_000, retryBaseMs: 1 },
);

const page = (status: number) =>
  new Response('<html>Busy</html>', { status, headers: { 'retry-after': '3600' } });

it.each([429, 503])('a page with %i at a harmless step', async (status) => {
  const account = await room.account('facebook');
  const publication = await room.publish(account, undefined, [await room.picture()]);
  const busy = answeredBy(room.context, (url) => (url.pathname.endsWith('/photos') ? page(status) : null));
  for (let run = 0; run < 4; run += 1) await advancePublication.run(busy.context, { accountId: account.id });
  const waits = await room.read(publication.id);
  expect(waits).toMatchObject({ state: 'scheduled', reason: 'reason-busy', tries: 0 });
  expect(waits.wake_at?.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  expect(busy.asked.filter((call) => call.endsWith('/photos'))).toHaveLength(1);
});

it.each([
  [429, 'scheduled'],
  [503, 'reconciling'],
])('a page with %i at the call itself: only a limit says that nothing was done', async (status, state) => {
  const account = await room.account('facebook');
  const publication = await room.publish(account);
  const busy = answeredBy(room.context, (url, { method }) =>
    method === 'POST' && url.pathname.endsWith('/feed') ? page(status) : null,
  );
  let turns = 0;
  await advancePublication.run(busy.context, { accountId: account.id }, () => (turns += 1) <= 2);
  expect(await room.read(publication.id)).toMatchObject({ state, tries: 0, attempt_no: 1 });
});
