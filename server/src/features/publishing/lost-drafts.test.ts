import { Draft } from '@herald/contract/content.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { removePackage } from '../content/remove-package.ts';
import { restorePackage } from '../content/restore-package.ts';
import { saveDraft } from '../content/save-draft.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { relayOutbox } from './relay-outbox.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
// The platform's own filter must not be what saves us.
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const article = async (words: string, more: object = {}) => {
  const thumb = (await keepTestPicture(room.context, room.maya, 'jpg')).url;
  const draftMediaList = [{ mediaType: 3, content: `${words}, in full.` }];
  const asked = Draft.parse({ title: words, thumb, draftMediaList, ...more });
  return (await saveDraft(room.context, room.maya, asked)).id;
};
const publish = async (item: { id: string } | { pkGUID: string }, { id: bid }: TestAccount) => {
  const [one] = await publishPackage(room.context, ines, [{ ...item, bids: [bid] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  return one;
};
const inVain = (one: Publication) => sendInVain(room, one);
const remove = (pkGUID: string) => removePackage(room.context, room.maya, { pkGUID });
const restore = (pkGUID: string) => restorePackage(room.context, room.maya, { pkGUID });

describe('a message of two drafts that did not go out', () => {
  async function message(end: 'missed' | 'unknown') {
    const account = await room.account('wechat');
    const [lead, second] = [await article(`Lead, ${end}`), await article(`Second, ${end}`)];
    const asked = { pkGUIDs: [lead, second], bids: [account.id] };
    const [one] = await publishBatch(room.context, room.maya, asked, fromContent);
    if (!one) throw new Error('nothing was queued');
    // What it went through is not at issue here: WeChat knows our key, so that nothing stays unknown there for long.
    const inDoubt = ['preparing', 'reconciling', 'unknown'] as const;
    const steps = end === 'missed' ? (['missed'] as const) : inDoubt;
    for (const step of steps)
      await room.context.db
        .transaction()
        .execute(async (tx) =>
          movePublication(tx, await room.read(one.id), await readFence(tx, account.id), step, {}),
        );
    await remove(one.also_packages[0] ?? '');
    await article(`Second, planned, ${end}`, { id: second });
    const { id } = await plans.plan({ draftid: second }, [account]);
    return { account, one, id };
  }

  it('is not tried again beside the plan of its second draft in another package', async () => {
    const { one, id } = await message('missed');
    const again = retryPublication(room.context, room.maya, { id: one.id });
    await expect(again).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
  });

  it('nor sent by the answer that it is not there', async () => {
    const { one, id } = await message('unknown');
    const again = resolvePublication(room.context, room.maya, { id: one.id, answer: 'not-live' });
    await expect(again).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
  });
});

it('C-42: both drafts of a message that went live are used', async () => {
  const account = await room.account('wechat');
  const drafts = [await article('Lead, used'), await article('Second, used')];
  const [one] = await publishBatch(
    room.context,
    room.maya,
    { pkGUIDs: drafts, bids: [account.id] },
    fromContent,
  );
  if (!one) throw new Error('nothing was queued');
  await room.advance(one, ['published']);
  await relayOutbox(room.context, handlers);
  const [lead = '', second = ''] = drafts;
  expect([await plans.statusOf(lead), await plans.statusOf(second)]).toEqual([2, 2]);
});

describe('a package whose draft waits in another one by now', () => {
  it.each(['publish', 'plan'] as const)(
    'is asked about on an account it never went to, since it went to another (%s)',
    async (by) => {
      const [page, profile] = [await room.account('facebook'), await room.account('facebook')];
      const draftid = await plans.write(`First words, ${by}.`);
      const { package_id: pkGUID } = await room.advance(await publish({ id: draftid }, page), ['published']);
      await remove(pkGUID);
      await plans.write(`Words of the plan, ${by}.`, { id: draftid });
      const { id } = await plans.plan({ draftid }, [profile]);
      await restore(pkGUID);
      const sent = by === 'publish' ? publish({ pkGUID }, profile) : plans.plan({ pkGUID }, [profile], 9);
      await expect(sent).rejects.toMatchObject({ code: 'already-scheduled', figures: { schedule: id } });
    },
  );

  it('is not tried again either, where its last try was made without its draft', async () => {
    const account = await room.account('facebook');
    const draftid = await plans.write('First words, tried twice.');
    const first = await inVain(await publish({ id: draftid }, account));
    await remove(first.package_id);
    await plans.write('Words of the plan, tried twice.', { id: draftid });
    await restore(first.package_id);
    const second = await inVain(await publish({ pkGUID: first.package_id }, account));
    expect([first.draft_id, second.draft_id]).toEqual([draftid, null]);
    const { id } = await plans.plan({ draftid }, [account]);
    const refused = { code: 'already-scheduled', figures: { schedule: id } };
    // Control: the list knows it.
    await expect(publish({ pkGUID: first.package_id }, account)).rejects.toMatchObject(refused);
    for (const named of [second.id, first.package_id])
      await expect(retryPublication(room.context, room.maya, { id: named })).rejects.toMatchObject(refused);
  });
});
