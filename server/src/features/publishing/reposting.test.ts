// Deleted and posted again: taken down first and proven to be, then published anew once, whatever fails in between.
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';
import { readPublication } from './read-publication.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;

keepNewsroom((opened) => {
  room = opened;
});

async function askFor(live: Publication, text: string, repost = [live.account_id]) {
  const pkGUID = await room.write(text);
  return editPackage(room.context, room.maya, { opp_id: live.id, pkGUID, repost }, fromContent);
}

async function successorOf(old: Publication): Promise<Publication> {
  const [change] = (await readPublication(room.context, room.maya, { id: old.id })).modifications;
  if (!change?.successorId) throw new Error(`nothing took the place of it: ${change?.outcome}`);
  return room.read(change.successorId);
}

async function liveOn(account: TestAccount, text: string): Promise<Publication> {
  return room.advance(await room.publish(account, text));
}

/** Of each post from when till when readers saw it. */
async function seenOf(account: TestAccount) {
  const posts = await room.posts(account);
  return posts.map(({ text, appliedAt, removedAt }) => ({ text, appliedAt, removedAt }));
}

describe('deleted and posted again', () => {
  it.each(['none', 'reset-after', 'reset-before', '500-before', '500-after', 'timeout-after'])(
    'the old one is gone before the new one is sent, and there is one of each (delete: %s)',
    async (fault) => {
      const account = await room.account('twitter');
      const live = await liveOn(account, `A tpyo, ${fault}`);
      if (fault !== 'none') await room.strike(account, fault, { operation: 'twitter.delete' });
      const asked = await askFor(live, `A typo, ${fault}`);
      expect(asked).toMatchObject({ state: 'withdrawing', publications: [{ way: 'repost', code: null }] });
      // Not before it is proven: nothing is there to be sent.
      await followReposts(room.context);
      expect(await room.calls(account, 'publish', `A typo, ${fault}`)).toBe(0);
      expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
      await followReposts(room.context);
      const anew = await room.advance(await successorOf(live));
      expect(anew).toMatchObject({ state: 'published', requested_by: room.maya.personId });
      const [old, fresh, ...more] = await seenOf(account);
      expect(more).toEqual([]);
      expect(fresh).toMatchObject({ text: `A typo, ${fault}`, removedAt: undefined });
      expect(String(old?.removedAt) <= String(fresh?.appliedAt)).toBe(true);
    },
  );

  it('followed by two workers at once, and by one that died in the middle: published once', async () => {
    const account = await room.account('twitter');
    const live = await liveOn(account, 'Two hands');
    await askFor(live, 'Two hands, one post');
    await room.advance(live, ['withdrawn']);
    const dies = { ...room.context, reach: (at: string) => Promise.reject(new Error(`died at ${at}`)) };
    await followReposts(dies);
    await Promise.all([followReposts(room.context), followReposts(room.context)]);
    await followReposts(room.context);
    expect((await room.advance(await successorOf(live))).state).toBe('published');
    expect(await room.calls(account, 'publish', 'Two hands, one post')).toBe(1);
  });

  it('refused while it is taken down: the old one stands, nothing is posted, and both versions are kept', async () => {
    const account = await room.account('twitter');
    const live = await liveOn(account, 'It stands');
    await askFor(live, 'It does not come');
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', account.id)
      .execute();
    expect(await room.advance(live, ['published'])).toMatchObject({ reason: 'reason-change-signed-out' });
    await followReposts(room.context);
    const { modifications } = await readPublication(room.context, room.maya, { id: live.id });
    expect(modifications).toMatchObject([
      { outcome: 'failed', before: { text: 'It stands' }, after: { text: 'It does not come' } },
    ]);
    expect(await seenOf(account)).toMatchObject([{ text: 'It stands', removedAt: undefined }]);
  });

  it('waits its turn while another post of the account is being settled', async () => {
    const account = await room.account('twitter');
    const live = await liveOn(account, 'First in the queue');
    await room.strike(account, 'reset-after');
    const other = await room.advance(await room.publish(account), ['reconciling']);
    expect((await askFor(live, 'Second in the queue')).state).toBe('published');
    await followReposts(room.context);
    const { modifications } = await readPublication(room.context, room.maya, { id: live.id });
    expect(modifications).toMatchObject([{ outcome: null }]);
    await expect(askFor(live, 'Third in the queue')).rejects.toMatchObject({ code: 'already-sending' });
    await room.advance(other);
  });

  it('somebody takes it down meanwhile: it is not posted again', async () => {
    const account = await room.account('twitter');
    const live = await liveOn(account, 'Better not');
    await askFor(live, 'Better not at all');
    await withdrawPublication(room.context, room.maya, { id: live.id });
    await room.advance(live, ['withdrawn']);
    await followReposts(room.context);
    const { modifications } = await readPublication(room.context, room.maya, { id: live.id });
    expect(modifications).toMatchObject([{ outcome: 'dropped', successorId: null }]);
    expect(await room.calls(account, 'publish', 'Better not at all')).toBe(0);
  });

  it('is begun only when a person has confirmed it, when it could be finished, and when something differs', async () => {
    const account = await room.account('twitter');
    const live = await liveOn(account, 'As it is');
    await expect(askFor(live, 'Otherwise', [])).rejects.toMatchObject({ code: 'repost-unconfirmed' });
    await expect(askFor(live, 'As it is')).rejects.toMatchObject({ code: 'nothing-to-change' });
    const other = await liveOn(account, 'It says this already');
    expect(other.state).toBe('published');
    await expect(askFor(live, 'It says this already')).rejects.toMatchObject({ code: 'twin-stands' });
    const pause = await pauseRoom(room);
    await expect(askFor(live, 'Otherwise')).rejects.toMatchObject({ code: 'paused-now' });
    await pause.lift();
    expect((await room.read(live.id)).version).toBe(live.version);
    expect((await askFor(live, 'Otherwise')).state).toBe('withdrawing');
  });
});
