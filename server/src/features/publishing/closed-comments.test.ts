// Comments on Instagram from end to end: what stands open against what was chosen is told, shown as it is, and can be asked for again.
import { mediaTypes, PackageBody, type MediaItem } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { touch } from '../../db/test-turns.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { readLive } from './read-live.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const shortFilm = () => keepTestVideo(room.context, room.maya, 100_000);
type Said = { readonly text: string; readonly film: MediaItem; readonly comments: 'open' | 'closed' };

async function write({ text, film, comments }: Said): Promise<string> {
  const words = { mediaType: mediaTypes.text, content: text };
  const extendAttributes = [{ itemName: 'instagramComments', value: comments }];
  const body = PackageBody.parse({ title: 'Bells', materialList: [words, film], extendAttributes });
  return (await savePackage(room.context, room.maya, body)).pkGUID;
}

async function published(said: Said, faults: readonly string[] = []) {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, 'instagram');
  const pkGUID = await write(said);
  for (const fault of faults)
    await sandbox.strike({
      platform: 'instagram',
      account: account.externalId,
      operation: 'instagram.edit',
      times: 1,
      fault,
    });
  const [one] = await publishPackage(context, maya, [{ pkGUID, bids: [account.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  return { account, live: await room.advance(one) };
}

const edit = async ({ id }: Publication, said: Said) =>
  editPackage(room.context, room.maya, { opp_id: id, pkGUID: await write(said) }, fromContent);
const shownAs = async ({ id }: Publication) => {
  const { content, targets } = await readLive(room.context, room.maya, { id }, fromContent);
  return {
    chosen: content.extendAttributes.find(({ itemName }) => itemName === 'instagramComments')?.value,
    live: targets[0]?.live.choices.map(({ value }) => value.en),
  };
};
const page = async ({ external_url: url }: Publication) => (await fetch(url ?? '')).text();
const becauseOf = async ({ id }: Publication) => {
  const events = await room.context.db
    .selectFrom('event')
    .select(['to_state', 'evidence'])
    .where('publication_id', '=', id)
    .where('to_state', '=', 'published')
    .orderBy('seq')
    .execute();
  return events.map(({ evidence }) => evidence['because']);
};

it('closed as chosen it is told as live and nothing else', async () => {
  const { live } = await published({ text: 'As chosen', film: await shortFilm(), comments: 'closed' });
  expect(live).toMatchObject({ state: 'published', reason: 'reason-platform-said-live' });
  expect(await page(live)).toContain('Comments are closed');
  expect(await becauseOf(live)).toEqual([undefined]);
  expect(await shownAs(live)).toEqual({ chosen: 'closed', live: ['Closed'] });
});

it.each([
  ['unauthorized', 'word-comments-open'],
  ['reset-before', 'word-comments-unknown'],
])(
  'where the platform did not close them (%s) it is live, told, shown open, and can be closed by an edit',
  async (fault, because) => {
    const film = await shortFilm();
    const said = { text: `Not closed ${fault}`, film, comments: 'closed' } as const;
    const { account, live } = await published(said, [fault]);
    expect(live).toMatchObject({ state: 'published', reason: 'reason-platform-said-live' });
    expect(await becauseOf(live)).toEqual([because]);
    expect(await shownAs(live)).toEqual({ chosen: 'open', live: ['Open'] });
    // It was saved so before it went out, whatever came about.
    const { hasMoved } = await readLive(room.context, room.maya, { id: live.id }, fromContent);
    expect(hasMoved).toBe(false);
    await edit(live, said);
    const closed = await room.advance(live, ['published', 'edit-failed']);
    expect(closed).toMatchObject({ state: 'published', reason: 'reason-edited' });
    expect(await page(closed)).toContain('Comments are closed');
    expect(await shownAs(closed)).toEqual({ chosen: 'closed', live: ['Closed'] });
    await expect(edit(closed, said)).rejects.toMatchObject({ code: 'nothing-to-change' });
    expect(await room.sandbox.posts('instagram', account.externalId)).toHaveLength(1);
  },
);

it('another caption alone is refused beforehand, nothing is sent and nothing shown as changed', async () => {
  const film = await shortFilm();
  const { account, live } = await published({ text: 'The old caption', film, comments: 'open' });
  const said = { text: 'A new caption', film, comments: 'open' } as const;
  await expect(edit(live, said)).rejects.toMatchObject({ code: 'change-beyond-reach' });
  const { requests } = await room.sandbox.requests(0);
  const edits = requests.filter(
    (one) => one.operation === 'instagram.edit' && one.url.includes(live.external_id ?? '-'),
  );
  expect(edits).toEqual([]);
  // With the comments it goes, and the caption stays what it is.
  await edit(live, { ...said, comments: 'closed' });
  const closed = await room.advance(live, ['published', 'edit-failed']);
  expect(closed).toMatchObject({ reason: 'reason-edited', live_post: { text: 'The old caption' } });
  expect(await room.sandbox.posts('instagram', account.externalId)).toMatchObject([
    { text: 'The old caption' },
  ]);
});

it('an edit that the platform refuses leaves the comments as they were, and says so', async () => {
  const film = await shortFilm();
  const { account, live } = await published({ text: 'Stays open', film, comments: 'open' });
  await room.sandbox.strike({
    platform: 'instagram',
    account: account.externalId,
    operation: 'instagram.edit',
    times: 1,
    fault: 'unseen',
  });
  await edit(live, { text: 'Stays open', film, comments: 'closed' });
  const failed = await room.advance(live, ['published', 'edit-failed']);
  expect(failed).toMatchObject({ state: 'edit-failed', platform_code: '100-33' });
  expect(await shownAs(failed)).toEqual({ chosen: 'open', live: ['Open'] });
});

it('opened from another account of its package, the choice is still the one that stands on Instagram', async () => {
  const { context, maya, sandbox } = room;
  const film = await shortFilm();
  const said = { text: 'On two of them', film, comments: 'open' } as const;
  const pkGUID = await write(said);
  const bound = [
    await bindTestAccount(context, maya, sandbox, 'instagram'),
    await bindTestAccount(context, maya, sandbox, 'facebook'),
  ];
  const bids = bound.map(({ id }) => id);
  const queued = await publishPackage(context, maya, [{ pkGUID, bids }], fromContent);
  const [instagram, facebook] = bids.map((bid) => queued.find(({ account_id: on }) => on === bid));
  if (!instagram || !facebook) throw new Error('nothing was queued');
  const live = await room.advance(instagram);
  await room.advance(facebook);
  await edit(live, { ...said, comments: 'closed' });
  await room.advance(live, ['published']);
  const { content } = await readLive(context, maya, { id: facebook.id }, fromContent);
  expect(content.extendAttributes).toEqual([{ itemName: 'instagramComments', value: 'closed' }]);
});

it('are shown as they stand on the account that was opened, whatever another of the same channel has', async () => {
  const { context, maya, sandbox } = room;
  const said = { text: 'Noon, twice', film: await shortFilm(), comments: 'open' } as const;
  const pair = await Promise.all([1, 2].map(() => bindTestAccount(context, maya, sandbox, 'instagram')));
  const bids = pair.map(({ id }) => id);
  const queued = await publishPackage(context, maya, [{ pkGUID: await write(said), bids }], fromContent);
  const [first, second] = await Promise.all(queued.map((one) => room.advance(one)));
  if (!first || !second) throw new Error('two were queued');
  await edit(first, { ...said, comments: 'closed' });
  await room.advance(first, ['published', 'edit-failed']);
  expect(await shownAs(first)).toEqual({ chosen: 'closed', live: ['Closed'] });
  expect((await shownAs(second)).chosen).toBe('open');
});

it('that were never closed are no other words than ours, when a later look sees them open', async () => {
  const said = { text: 'Noon, seen', film: await shortFilm(), comments: 'closed' } as const;
  const { account, live } = await published(said, ['unseen']);
  expect(await shownAs(live)).toMatchObject({ chosen: 'open' });
  await room.sandbox.strike({
    platform: 'instagram',
    account: account.externalId,
    operation: 'instagram.edit',
    times: 1,
    fault: 'unseen',
  });
  await edit(live, said);
  const refused = await room.advance(live, ['published', 'edit-failed']);
  expect(refused).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
  await touch(room, live, { watch_at: new Date(0) });
  await watchPublications(room.context);
  expect(await room.read(live.id)).toMatchObject({ reason: 'reason-edit-failed' });
});
