// What Modify opens: the words of each account as they stand there, whatever was saved, or deleted, of the package since.
import { describe, expect, it } from 'vitest';
import { mediaTypes, PackageBody, type Composition } from '@herald/contract/content.ts';
import { signs } from '@herald/contract/permissions.ts';
import { contentFor } from '@herald/contract/own-words.ts';
import { postOf } from '@herald/contract/post.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { bindTestAccount, type TestAccount } from '../../db/test-account.ts';
import { textThere } from '../../db/test-owner.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { listPackages } from '../content/list-packages.ts';
import { removePackage } from '../content/remove-package.ts';
import { savePackage } from '../content/save-package.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { readLive } from './read-live.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPackage } from './withdraw-package.ts';

type Live = Awaited<ReturnType<typeof readLive>>;
const [facebook, linkedin] = [31, 42] as const;
const monthMs = 31 * 86_400_000;

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const open = ({ id }: Publication, who: TestActor = room.maya): Promise<Live> =>
  readLive(room.context, who, { id }, fromContent);

const bodyOf = (text: string, own: string | null): PackageBody =>
  PackageBody.parse({
    title: 'Harbour',
    channel: 'Sea',
    materialList: [{ mediaType: mediaTypes.text, content: text }],
    ...(own === null ? {} : { ownWords: [{ channelid: linkedin, text: own }] }),
  });
const bodyAgain = (content: Composition, live: Live, text: string): PackageBody =>
  PackageBody.parse({
    ...content,
    materialList: content.media.map((item) =>
      item.mediaType === mediaTypes.text ? { ...item, content: text } : item,
    ),
    pkGUID: live.pkGUID ?? undefined,
    revision: live.revision ?? undefined,
    comesBack: live.isDeleted,
  });
/** As a page, as LinkedIn gets it. */
const wordsIn = ({ content }: Live) => [facebook, linkedin].map((id) => postOf(contentFor(content, id)).text);

type Both = { page: Publication; member: Publication; accounts: { page: TestAccount; member: TestAccount } };

async function standing(text: string, own: string | null): Promise<Both> {
  const accounts = { page: await room.account('facebook'), member: await room.account('linkedin') };
  const { pkGUID } = await savePackage(room.context, room.maya, bodyOf(text, own));
  const bids = [accounts.page.id, accounts.member.id];
  const queued = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
  const live = [];
  for (const one of queued) live.push(await room.advance(one, ['published']));
  const page = live.find((one) => one.account_id === accounts.page.id);
  const member = live.find((one) => one.account_id === accounts.member.id);
  if (!page || !member) throw new Error('two were published');
  return { page, member, accounts };
}

const shareAgain = ({ page: { package_id: pkGUID } }: Both) =>
  savePackage(room.context, room.maya, { ...bodyOf('Shared, as saved since', null), pkGUID });
const remove = ({ page: { package_id: pkGUID } }: Both) => removePackage(room.context, room.maya, { pkGUID });

describe.each([
  ['was given back in My content', shareAgain],
  ['went with the package to the deleted', remove],
  [
    'was given back, and the package deleted',
    async (both: Both) => {
      await shareAgain(both);
      await remove(both);
    },
  ],
])('a channel’s own text that is live, and %s,', (_how, change) => {
  it.each(['page', 'member'] as const)('stays its own when it is opened from the %s', async (from) => {
    const both = await standing('For all', 'For LinkedIn');
    await change(both);
    const live = await open(both[from]);
    expect(wordsIn(live)).toEqual(['For all', 'For LinkedIn']);
    expect(live.content.ownWords).toEqual([{ channelid: linkedin, text: 'For LinkedIn' }]);
    expect(live.targets.map(({ isApart }) => isApart)).toEqual([false, false]);
  });
});

describe('what an account stands in that was changed alone', () => {
  it('is its channel’s own from whichever row it is opened, until both say the same again', async () => {
    const both = await standing('Opens at nien', null);
    const mend = async (one: Publication) => {
      const opened = await open(one);
      const body = bodyAgain(opened.content, opened, 'Opens at nine');
      const { pkGUID } = await savePackage(room.context, room.maya, body);
      await editPackage(room.context, room.maya, { opp_id: one.id, pkGUID }, fromContent);
      await room.advance(one, ['published']);
    };
    await mend(both.page);
    for (const from of [both.page, both.member])
      expect(wordsIn(await open(from))).toEqual(['Opens at nine', 'Opens at nien']);
    await mend(both.member);
    for (const from of [both.page, both.member]) expect((await open(from)).content.ownWords).toBeUndefined();
  });

  it('of two accounts of one channel stands apart where its words are others', async () => {
    const accounts = [await room.account('facebook'), await room.account('facebook')];
    const { pkGUID } = await savePackage(room.context, room.maya, bodyOf('On both', null));
    const bids = accounts.map(({ id }) => id);
    const queued = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
    const [first, second] = [
      await room.advance(queued[0] ?? fail(), ['published']),
      await room.advance(queued[1] ?? fail(), ['published']),
    ];
    const apart = async (one: Publication) => (await open(one)).targets.map(({ isApart }) => isApart);
    expect(await apart(first)).toEqual([false, false]);
    await room.edit(first, 'On one');
    await room.advance(first, ['published']);
    expect(await apart(first)).toEqual([false, true]);
    expect(await apart(second)).toEqual([false, true]);
    expect(postOf((await open(second)).content).text).toBe('On both');
  });
});

describe('what is live of a deleted package, changed,', () => {
  const mine = async (who: TestActor = room.maya) =>
    (await listPackages(room.context, who, { of: 'person', page: 1, pageSize: 100, keyWord: 'Harbour' }))
      .items;

  async function modify(both: Both): Promise<Live> {
    const live = await open(both.page);
    const body = bodyAgain(live.content, live, 'For all, mended');
    const { pkGUID, revision } = await savePackage(room.context, room.maya, body);
    const asked = { opp_id: both.page.id, oldPkGUID: live.oldPkGUID, pkGUID, revision };
    await editPackage(room.context, room.maya, { ...asked, bids: [both.accounts.page.id] }, fromContent);
    await room.advance(both.page, ['published']);
    return live;
  }

  it.each(['at once', 'after its month'])(
    'is the package’s next version, which is back in the list and live there (%s)',
    async (when) => {
      const both = await standing('For all', 'For LinkedIn');
      await remove(both);
      if (when === 'after its month') await passTime(room, monthMs);
      const before = (await mine()).length;
      expect(await modify(both)).toMatchObject({
        pkGUID: both.page.package_id,
        isDeleted: true,
        hasMoved: false,
        content: { channel: 'Sea' },
      });
      const now = await mine();
      expect(now.length).toBe(before + 1);
      expect(now.find(({ pkGUID }) => pkGUID === both.page.package_id)).toMatchObject({
        revision: both.page.content_version + 1,
        restoreUntil: null,
        standing: { total: 2, live: 2 },
      });
      expect(await textThere(room, both.accounts.page, both.page)).toContain('For all, mended');
      expect(await textThere(room, both.accounts.member, both.member)).toContain('For LinkedIn');
      expect(await open(both.page)).toMatchObject({ isDeleted: false, hasMoved: false });
    },
  );

  it('is refused over a version that somebody brought back and changed meanwhile, and stays as that is', async () => {
    const both = await standing('For all', null);
    await remove(both);
    const live = await open(both.page);
    const first = bodyAgain(live.content, live, 'Mended by one');
    await savePackage(room.context, room.maya, first);
    const second = bodyAgain(live.content, live, 'Mended by another');
    await expect(savePackage(room.context, room.maya, second)).rejects.toMatchObject({
      code: 'changed-elsewhere',
    });
    await remove(both);
    await expect(savePackage(room.context, room.maya, second)).rejects.toMatchObject({
      code: 'changed-elsewhere',
    });
    expect((await open(both.page)).isDeleted).toBe(true);
  });

  it('comes back for nobody of another department, and for nobody who does not ask for it', async () => {
    const both = await standing('For all', null);
    await remove(both);
    const live = await open(both.page);
    const body = bodyAgain(live.content, live, 'Mended');
    const other = await testActor(room.context, {
      department: 'Elsewhere',
      signs: [...allPublishingSigns, signs.seesAll],
    });
    expect(await open(both.page, other)).toMatchObject({ pkGUID: null, isDeleted: false });
    await expect(savePackage(room.context, other, body)).rejects.toMatchObject({ code: 'not-found' });
    const { comesBack: _asked, ...without } = body;
    await expect(savePackage(room.context, room.maya, without)).rejects.toMatchObject({ code: 'not-found' });
    expect((await open(both.page)).isDeleted).toBe(true);
  });

  it('comes back after its month only while something of it is live', async () => {
    const both = await standing('For all', null);
    await remove(both);
    const live = await open(both.page);
    const gone = await savePackage(room.context, room.maya, bodyOf('Never sent', null));
    await removePackage(room.context, room.maya, { pkGUID: gone.pkGUID });
    await passTime(room, monthMs);
    const body = bodyAgain(live.content, live, 'Mended');
    const unsent = { ...body, pkGUID: gone.pkGUID, revision: gone.revision };
    await expect(savePackage(room.context, room.maya, unsent)).rejects.toMatchObject({ code: 'not-found' });
    expect(await savePackage(room.context, room.maya, body)).toMatchObject({
      pkGUID: both.page.package_id,
    });
  });

  it('does not come back after its month once all of it was taken down', async () => {
    const both = await standing('For all', null);
    await remove(both);
    const live = await open(both.page);
    await withdrawPackage(room.context, room.maya, { id: both.page.package_id });
    for (const one of [both.page, both.member]) await room.advance(one, ['withdrawn']);
    await passTime(room, monthMs);
    await expect(
      savePackage(room.context, room.maya, bodyAgain(live.content, live, 'Mended')),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

function fail(): never {
  throw new Error('two were queued');
}

it('a setting that no change can make another is told as it stands there, whatever is saved of it since', async () => {
  const account = await bindTestAccount(room.context, room.maya, room.sandbox, 'vk');
  const { pkGUID } = await savePackage(room.context, room.maya, bodyOf('For everybody', null));
  const [one] = await publishPackage(room.context, room.maya, [{ pkGUID, bids: [account.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  const live = await room.advance(one, ['published']);
  const extendAttributes = [{ itemName: 'vkFriendsOnly', value: 'yes' }];
  await savePackage(room.context, room.maya, { ...bodyOf('Among friends', null), extendAttributes, pkGUID });
  const { targets, content, hasMoved } = await open(live);
  const said = targets.flatMap(({ settings }) => settings.map(({ name, value }) => [name.en, value.en]));
  expect([said, content.extendAttributes, hasMoved]).toEqual([[['Who may see it', 'Everybody']], [], true]);
});
