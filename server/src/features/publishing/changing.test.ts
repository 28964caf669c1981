// What happens to a post after it is live, or while somebody wants it stopped: edits, late cancellations, watches (rows 26 to 30).
import type { Account, Outside } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { channelById } from '@herald/channels/registry.ts';
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { toldOf, touch } from '../../db/test-turns.ts';
import { envelopeOf } from '../../http/errors.ts';
import { Refusal } from '../../refusal.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editPackage } from './edit-package.ts';
import { followCancellations } from './follow-cancellations.ts';
import { readPublication } from './read-publication.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPackage } from './withdraw-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';

const facebook = facebookChannel();
const aDay = 86_400_000;
let room: Newsroom;

keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { watchAfterMs: [aDay, aDay, aDay], watchAgainMs: aDay },
);

const changesOf = async ({ id }: Publication) =>
  (await readPublication(room.context, room.maya, { id })).modifications;

async function liveOn(account: TestAccount, text?: string): Promise<Publication> {
  return room.advance(await room.publish(account, text));
}

describe('an edit of what is live', () => {
  it.each(['none', 'reset-after', 'reset-before', '500-before'])(
    'R-GEN-008 R-API-064: puts the new words on the same post (fault: %s), and both versions are kept',
    async (fault) => {
      const account = await room.account('facebook');
      const live = await liveOn(account, 'Ferry at nine');
      if (fault !== 'none') await room.strike(account, fault, { operation: 'facebook.edit' });
      const text = `Ferry at ten, ${fault}`;
      expect((await room.edit(live, text)).state).toBe('editing');
      const edited = await room.advance(live, ['published']);
      expect(edited).toMatchObject({
        external_id: live.external_id,
        reason: 'reason-edited',
        target_post: null,
      });
      expect(edited.live_post?.text).toBe(text);
      expect(edited.post.text).toBe('Ferry at nine');
      expect(await room.posts(account)).toMatchObject([{ externalId: live.external_id, text }]);
      const versions = { before: { text: 'Ferry at nine' }, after: { text } };
      const change = { way: 'edit', outcome: 'done', askedBy: room.maya.name, ...versions };
      expect(await changesOf(live)).toMatchObject([change]);
    },
  );

  it('on an account that must be authorised again: the post stays as it was, and whoever asked is told what to do', async () => {
    const account = await room.account('facebook');
    const live = await liveOn(account, 'It stays');
    const [post] = await room.posts(account);
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', account.id)
      .execute();
    await room.edit(live, 'It goes');
    const kept = await room.advance(live, ['edit-failed']);
    expect(kept).toMatchObject({ reason: 'reason-change-signed-out', external_id: live.external_id });
    expect((await room.posts(account))[0]?.text).toBe(post?.text);
    expect(await toldOf(room, live)).toContain('message-change-failed');
    expect(await changesOf(live)).toMatchObject([{ outcome: 'failed' }]);
  });

  it('is told by what it failed of, whatever has become of the post until then', async () => {
    const account = await room.account('facebook');
    const live = await liveOn(account, 'It stays for now');
    const setState = (state: 'auth-required' | 'usable') =>
      room.context.db.updateTable('channel_account').set({ state }).where('id', '=', account.id).execute();
    await setState('auth-required');
    await room.edit(live, 'It changes');
    await room.advance(live, ['edit-failed']);
    await setState('usable');
    await withdrawPublication(room.context, room.maya, { id: live.id });
    expect(await room.advance(live, ['withdrawn'])).toMatchObject({ reason: 'reason-withdrawn' });
    expect(await toldOf(room, live)).toContain('message-change-failed');
    const { figures } = await room.context.db
      .selectFrom('message')
      .select('figures')
      .where('kind', '=', 'message-change-failed')
      .where('link', 'like', `%${live.id}`)
      .executeTakeFirstOrThrow();
    expect(figures).toMatchObject({ reason: 'reason-change-signed-out' });
  });

  it('keeps what the platform cannot change as it is, and says so where nothing else differs (R-HIST-007)', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'One picture', [await room.picture()]));
    const asked = { opp_id: live.id, pkGUID: await room.write('One picture') };
    await expect(editPackage(room.context, room.maya, asked, fromContent)).rejects.toMatchObject({
      code: 'nothing-to-change',
    });
    await room.edit(live, 'Still one picture');
    const edited = await room.advance(live, ['published']);
    expect(edited.live_post).toMatchObject({ text: 'Still one picture', images: live.post.images });
  });

  it('while another post of the account is being settled has to wait for that, and says so', async () => {
    const account = await room.account('facebook');
    const live = await liveOn(account);
    await room.strike(account, 'reset-before');
    const other = await room.advance(await room.publish(account), ['reconciling']);
    await expect(room.edit(live, 'Too soon')).rejects.toMatchObject({ code: 'account-busy' });
    await room.advance(other);
    expect((await room.edit(live, 'Now')).state).toBe('editing');
    await expect(room.edit(live, 'Twice')).rejects.toMatchObject({ code: 'already-sending' });
    await room.advance(live, ['published']);
    await withdrawPublication(room.context, room.maya, { id: live.id });
    await room.advance(live, ['withdrawn']);
    await expect(room.edit(live, 'Gone')).rejects.toMatchObject({ code: 'stands-otherwise' });
  });

  it('asked for before anybody was told that it is live: that is told all the same, once', async () => {
    const live = await liveOn(await room.account('facebook'));
    await room.edit(live, 'Sooner than the relay');
    expect(await toldOf(room, live)).toEqual(['message-live']);
    await room.advance(live, ['published']);
    expect(await toldOf(room, live)).toEqual(['message-live']);
  });

  it('where the platform edits nothing it is refused before anything is asked, in our own words and with why', async () => {
    const account = await room.account('weibo');
    const live = await liveOn(account, 'The ferry sails https://example.com/ferry');
    const never = editPackage(
      room.context,
      room.maya,
      { opp_id: live.id, pkGUID: 'not even read' },
      fromContent,
    );
    const refusal = await never.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    if (!(refusal instanceof Refusal)) return;
    expect(refusal).toMatchObject({
      code: 'edit-impossible',
      figures: { because: expect.stringContaining('no editing') },
    });
    for (const language of ['zh', 'en', 'es', 'ja'] as const)
      expect(envelopeOf(refusal, language).message).toMatch(/^[^{}]*Weibo[^{}]*$/);
    expect((await room.read(live.id)).version).toBe(live.version);
  });
});

describe('a cancellation that comes late', () => {
  it.each(['reset-after', 'reset-before'])(
    'waits until it is known what became of the call (%s); what is live is then taken down (row 28)',
    async (fault) => {
      const account = await room.account('facebook');
      await room.strike(account, fault);
      const doubted = await room.advance(await room.publish(account), ['reconciling']);
      const asked = await withdrawPublication(room.context, room.maya, { id: doubted.id });
      expect(asked.state).toBe('reconciling');
      expect((await room.read(doubted.id)).version).toBe(doubted.version);
      const settled = await room.advance(doubted);
      expect(settled.state).toBe(fault === 'reset-after' ? 'published' : 'unknown');
      await followCancellations(room.context);
      if (fault === 'reset-before') return;
      expect((await room.advance(doubted, ['withdrawn'])).state).toBe('withdrawn');
      expect((await room.posts(account)).every((post) => post.removedAt !== undefined)).toBe(true);
    },
  );

  it('while it is being prepared stops it before anything is sent', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Stopped in time');
    const reach = async (at: string) => {
      if (at === 'F03') await withdrawPublication(room.context, room.maya, { id: queued.id });
    };
    await advancePublication.run({ ...room.context, reach }, { accountId: account.id });
    const stopped = await room.advance(queued);
    expect(stopped).toMatchObject({ state: 'cancelled', attempt_no: 0 });
    expect(await room.calls(account, 'publish', 'Stopped in time')).toBe(0);
  });

  it('before its time simply ends it', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    expect((await withdrawPublication(room.context, room.maya, { id: queued.id })).state).toBe('cancelled');
  });

  it('R-API-070: of a whole package takes down each of its posts', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const first = await liveOn(page);
    const second = await liveOn(profile);
    await room.context.db
      .updateTable('publication')
      .set({ package_id: first.package_id })
      .where('id', '=', second.id)
      .execute();
    const { publications } = await withdrawPackage(room.context, room.maya, { id: first.package_id });
    expect(publications.map((one) => one.state)).toEqual(['withdrawing', 'withdrawing']);
    expect((await room.advance(first, ['withdrawn'])).state).toBe('withdrawn');
    expect((await room.advance(second, ['withdrawn'])).state).toBe('withdrawn');
    const again = await withdrawPackage(room.context, room.maya, { id: first.package_id });
    expect(again.publications.map((one) => one.state)).toEqual(['withdrawn', 'withdrawn']);
  });
});

/** Somebody at the platform itself, past us. */
async function byHand(
  account: TestAccount,
  act: (outside: Outside, bound: Account) => Promise<{ ok: boolean }>,
): Promise<void> {
  const loaded = await loadAccount(room.context, account.id);
  if (!loaded) throw new Error('never bound');
  const done = await act(openOutside(room.context, facebook, { timeoutMs: 2_000 }), loaded.account);
  expect(done.ok).toBe(true);
}

describe('what went live is watched', () => {
  /** As if its time had come: nothing else is due in this file. */
  const due = (live: Publication) => touch(room, live, { watch_at: new Date(0) });

  it('removed on the platform by somebody else: seen twice, then said aloud (row 29)', async () => {
    const account = await room.account('facebook');
    const live = await liveOn(account);
    await byHand(account, (outside, bound) =>
      facebook.change.takeDown(outside, bound, live.external_id ?? ''),
    );
    await due(live);
    await watchPublications(room.context);
    expect(await room.read(live.id)).toMatchObject({ state: 'published', misses: 1 });
    await due(live);
    await watchPublications(room.context);
    expect(await room.read(live.id)).toMatchObject({
      state: 'externally-removed',
      reason: 'reason-gone-from-platform',
    });
    expect(await toldOf(room, live)).toContain('message-gone');
  });

  it('a list that is down makes nothing missing', async () => {
    const account = await room.account('facebook');
    const live = await liveOn(account);
    await room.strike(account, 'list-5xx', { operation: 'facebook.list' });
    await due(live);
    await watchPublications(room.context);
    expect(await room.read(live.id)).toMatchObject({ state: 'published', misses: 0, watches: 0 });
  });

  it('what may not be read is watched as seldom as the rest, and no longer', async () => {
    const live = await liveOn(await room.account('facebook'));
    const watch = async () => failed('permission', 'Nobody may read this');
    const closed = { ...facebook, settle: { ...facebook.settle, watch } };
    await due(live);
    await watchPublications({ ...room.context, channels: [closed] });
    // Looked at as seldom as what was seen, and ending as that does.
    const read = await room.read(live.id);
    expect(read).toMatchObject({ state: 'published', misses: 0, watches: 1 });
    expect(read.watch_at?.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  });

  it('a second post that says the same is an alarm, told once (row 30)', async () => {
    const account = await room.account('facebook');
    const live = await liveOn(account, 'Only one of this');
    await byHand(account, (outside, bound) =>
      facebook.publish(outside, bound, { post: live.post, handles: {}, clientKey: 'by hand' }),
    );
    for (let times = 0; times < 2; times += 1) {
      await due(live);
      await watchPublications(room.context);
    }
    expect(await room.read(live.id)).toMatchObject({ state: 'published', watches: 2 });
    expect((await toldOf(room, live)).filter((kind) => kind === 'message-copies')).toHaveLength(1);
  });
});

function facebookChannel() {
  const found = channelById(31);
  if (!found) throw new Error('no Facebook');
  return found;
}
