// An account that another department has bound since: with its token nobody changes, takes down, looks at or counts what was ours.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { handOver } from '../../db/test-hand-over.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { findOutcome } from './find-outcome.ts';
import { relayOutbox } from './relay-outbox.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let account: TestAccount;
let live: Publication;
beforeAll(async () => {
  room = await testNewsroom({ watchAfterMs: [1, 1, 1], watchAgainMs: 1 });
});
beforeEach(async () => {
  account = await room.account('facebook');
  live = await room.advance(await room.publish(account, 'Said by the desk'));
  await handOver(room, account);
});
afterAll(() => room.close());

const standing = async () =>
  (await room.posts(account)).map(({ text, removedAt }) => ({ text, stands: removedAt === undefined }));

describe('what the desk published on an account that others have now', () => {
  it('keeps its words: the desk is told that it no longer has the account', async () => {
    await room.edit(live, 'Changed by the desk');
    const after = await room.advance(live, ['edit-failed', 'published']);
    expect(after).toMatchObject({ state: 'edit-failed', reason: 'reason-account-gone' });
    expect(await standing()).toEqual([{ text: 'Said by the desk', stands: true }]);
    await relayOutbox(room.context, handlers);
    const { items } = await listInbox(room.context, room.maya, { page: 1, pageSize: 50 });
    const about = items.find(({ link }) => link.endsWith(live.id));
    expect(about?.text).toContain('Your department no longer has this account.');
  });

  it('is not taken down', async () => {
    await withdrawPublication(room.context, room.maya, { id: live.id });
    const after = await room.advance(live, ['withdrawn', 'published']);
    expect(after).toMatchObject({ state: 'published', reason: 'reason-account-gone' });
    expect(await standing()).toEqual([{ text: 'Said by the desk', stands: true }]);
  });

  it('is neither looked for nor watched', async () => {
    const before = (await room.sandbox.requests(0)).requests.length;
    expect(await findOutcome(room.context, live)).toMatchObject({ state: 'cannot-look' });
    await watchPublications(room.context);
    expect((await room.sandbox.requests(0)).requests).toHaveLength(before);
  });
});
