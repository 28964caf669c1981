// What was saved of a package since it was published, when Modify opens it: kept where nothing that is live says otherwise, and told where it does.
import { describe, expect, it } from 'vitest';
import { mediaTypes, PackageBody, type Composition } from '@herald/contract/content.ts';
import type { Platform } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { removePackage } from '../content/remove-package.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { readLive } from './read-live.ts';
import type { Publication } from './store/rows.ts';

const [linkedin, youtube] = [42, 34] as const;
const monthMs = 31 * 86_400_000;

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const bodyOf = (more: object = {}): PackageBody =>
  PackageBody.parse({
    title: 'Harbour',
    channel: 'Sea',
    materialList: [{ mediaType: mediaTypes.text, content: 'Words' }],
    ...more,
  });

type Live = Awaited<ReturnType<typeof readLive>>;
const open = ({ id }: Publication): Promise<Live> => readLive(room.context, room.maya, { id }, fromContent);

async function standing(channels: readonly Platform[], first: object = {}): Promise<Publication[]> {
  const accounts = [];
  for (const channel of channels) accounts.push(await room.account(channel));
  const { pkGUID } = await savePackage(room.context, room.maya, bodyOf(first));
  const bids = accounts.map(({ id }) => id);
  const queued = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
  const live: Publication[] = [];
  for (const { id } of accounts) {
    const one = queued.find(({ account_id: account }) => account === id);
    if (one) live.push(await room.advance(one, ['published']));
  }
  return live;
}

const save = ({ package_id: pkGUID }: Publication, more: object) =>
  savePackage(room.context, room.maya, { ...bodyOf(more), pkGUID });

const settings = {
  extendAttributes: [
    { itemName: 'youtubePrivacy', value: 'unlisted' },
    { itemName: 'author', value: 'Lin' },
  ],
  opcList: [{ channelid: youtube, classify1: '25' }],
  keywords: 'sea',
  description: 'For viewers',
  specialTopic: 'Ports',
  ownWords: [{ channelid: youtube, title: 'For YouTube', text: 'For its viewers' }],
};
const chosenIn = ({
  extendAttributes,
  opcList,
  keywords,
  description,
  specialTopic,
  ownWords,
}: Composition) => ({
  extendAttributes,
  opcList: opcList.map(({ channelid, classify1 }) => ({ channelid, classify1 })),
  keywords,
  description,
  specialTopic,
  ownWords,
});

describe('what was saved since it was published', () => {
  it('for channels that it is live on nowhere is opened as it was saved, and nothing is taken from it', async () => {
    const [page] = await standing(['facebook']);
    if (!page) throw new Error('one was published');
    await save(page, settings);
    const live = await open(page);
    expect(chosenIn(live.content)).toEqual(settings);
    expect(live.hasMoved).toBe(false);
    expect(live.targets.map(({ isApart }) => isApart)).toEqual([false]);
  });

  it('that a post which is live contradicts is told: whom it is for, as it was published', async () => {
    const [page, member] = await standing(['facebook', 'linkedin']);
    if (!page || !member) throw new Error('two were published');
    expect((await open(page)).hasMoved).toBe(false);
    await save(page, { age: 18 });
    for (const one of [page, member]) {
      const { content, hasMoved } = await open(one);
      expect([content.age, hasMoved]).toEqual([null, true]);
    }
    await save(page, { extendAttributes: [{ itemName: 'linkedinVisibility', value: 'CONNECTIONS' }] });
    expect((await open(page)).hasMoved).toBe(true);
  });

  it.each(['facebook', 'linkedin'])(
    'in the own words of a channel it is live on is told, opened from %s',
    async (from) => {
      const [page, member] = await standing(['facebook', 'linkedin']);
      const one = from === 'facebook' ? page : member;
      if (!one) throw new Error('two were published');
      await save(one, { ownWords: [{ channelid: linkedin, text: 'The new words for LinkedIn' }] });
      const live = await open(one);
      expect(live.hasMoved).toBe(true);
      expect(live.targets.map(({ live: there }) => there.text)).toEqual(['Words', 'Words']);
    },
  );

  it('and is no more than what went out, changes nothing of how it is opened', async () => {
    const [page] = await standing(['facebook'], { ...settings, age: 18, ownWords: undefined });
    if (!page) throw new Error('one was published');
    await save(page, { ...settings, age: '18', keywords: ' sea ', ownWords: undefined });
    const live = await open(page);
    expect([live.hasMoved, String(live.content.age)]).toEqual([false, '18']);
  });
});

describe('the files of a deleted package', () => {
  const sound = { mediaType: mediaTypes.audio, url: '/file/sound.mp3', name: 'sound.mp3' };

  it('are opened with it while they are kept, and not once its month is over', async () => {
    const [page] = await standing(['facebook']);
    if (!page) throw new Error('one was published');
    const { materialList } = bodyOf();
    await save(page, { materialList: [...materialList, sound], thumbPic: '/file/cover.jpg' });
    await removePackage(room.context, room.maya, { pkGUID: page.package_id });
    const files = async () => {
      const { media, cover } = (await open(page)).content;
      return [cover, ...media.map(({ url }) => url)].filter((url) => url !== '');
    };
    expect(await files()).toEqual(['/file/cover.jpg', '/file/sound.mp3']);
    await passTime(room, monthMs);
    expect(await files()).toEqual([]);
  });
});
