// A twin is what says the same as it stands now: after an edit the new words count and those of before no longer do.
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { PackageBody } from '@herald/contract/content.ts';
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { moveClock } from '../../db/test-turns.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { editPackage } from './edit-package.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let account: TestAccount;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const edit = async ({ id }: Publication, words: string, more: { again?: boolean } = {}) =>
  editPackage(room.context, room.maya, { opp_id: id, pkGUID: await room.write(words), ...more }, fromContent);
const publish = (pkGUID: string, again = false) =>
  publishPackage(room.context, room.maya, [{ pkGUID, bids: [account.id], again }], fromContent);
const live = async (words: string) => room.advance(await room.publish(account, words));
const twoDays = () => moveClock(room, 2 * 86_400_000);

describe('a post that was edited', () => {
  it('is a twin of what says the same now: asked first while it stands, refused while it is on its way', async () => {
    account = await room.account('facebook');
    const one = await live('Ferry at nine');
    await edit(one, 'Ferry at ten');
    await expect(publish(await room.write('Ferry at ten'))).rejects.toMatchObject({
      code: 'already-on-its-way',
    });
    await room.advance(one, ['published']);
    const twin = await room.write('Ferry at ten');
    await expect(publish(twin)).rejects.toMatchObject({
      code: 'same-post-again',
      figures: { publication: one.id },
    });
    expect(await publish(twin, true)).toHaveLength(1);
  });

  it('is no twin of what it said before: that may be published again, of its own package too', async () => {
    account = await room.account('facebook');
    const one = await live('Bridge open');
    await edit(one, 'Bridge closed');
    await room.advance(one, ['published']);
    const [again] = await publish(one.package_id);
    expect(again && (await room.advance(again))).toMatchObject({ state: 'published' });
    const standing = (await room.posts(account)).map(({ text }) => text).toSorted();
    expect(standing).toEqual(['Bridge closed', 'Bridge open']);
    await expect(publish(one.package_id)).rejects.toMatchObject({ code: 'same-post-again' });
  });

  it('refused by its platform, it keeps its words, and those it was to have are nobody’s', async () => {
    account = await room.account('facebook');
    const one = await live('Tram as usual');
    const refuses: NonNullable<Channel['change']['edit']> = async () => failed('content', 'not these words');
    const channels = room.context.channels.map((channel) => ({
      ...channel,
      change: { ...channel.change, edit: refuses },
    }));
    await edit(one, 'Tram late');
    await advanceUntil({ ...room.context, channels }, one, ['edit-failed']);
    await expect(publish(await room.write('Tram as usual'))).rejects.toMatchObject({
      code: 'same-post-again',
    });
    expect(await publish(await room.write('Tram late'))).toHaveLength(1);
  });
});

describe('an edit to what another post of the account says', () => {
  it('is refused while that is on its way, asked about once it is live, and done when a person confirms it', async () => {
    account = await room.account('facebook');
    const one = await live('Market today');
    const waiting = await room.publish(account, 'Market tomorrow');
    await expect(edit(one, 'Market tomorrow')).rejects.toMatchObject({ code: 'already-on-its-way' });
    await room.advance(waiting);
    await expect(edit(one, 'Market tomorrow')).rejects.toMatchObject({ code: 'same-post-again' });
    await edit(one, 'Market tomorrow', { again: true });
    expect(await room.advance(one, ['published', 'edit-failed'])).toMatchObject({ state: 'published' });
  });
});

describe('the packages of a message, days later', () => {
  const article = async (words: string, pkGUID?: string) => {
    const { url } = await keepTestPicture(room.context, room.maya, 'jpg');
    const materialList = [{ mediaType: 3, content: `${words}, in full.` }];
    const body = { title: words, materialList, thumbPic: url, ...(pkGUID ? { pkGUID } : {}) };
    return (await savePackage(room.context, room.maya, PackageBody.parse(body))).pkGUID;
  };
  const batch = (pkGUIDs: string[]) =>
    publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent);

  it('each is known by its own version: the one that was rewritten goes out, those as they were are asked about', async () => {
    account = await room.account('wechat');
    const rewritten = await article('Lighthouse');
    await article('Lighthouse, rewritten', rewritten);
    const [first, second] = [await article('Pier'), await article('Harbour')];
    const [sent] = await batch([first, rewritten, second]);
    expect(sent && (await room.advance(sent))).toMatchObject({ state: 'published' });
    await twoDays();
    for (const list of [[second], [rewritten], [await article('Quay'), second]])
      await expect(batch(list)).rejects.toMatchObject({ code: 'same-post-again' });
    await article('Harbour, rewritten', second);
    expect(await batch([second])).toHaveLength(1);
  });
});
