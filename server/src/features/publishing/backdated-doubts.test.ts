// Back-dated posts of unknown outcome: the date they show is ours and lies before the first call, and their own link settles them all the same.
import { writeBackdate } from '@herald/contract/backdate.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { PackageBody } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const when = new Date(Date.now() - 40 * dayMs);
const text = 'Old times at the quay';

/** Its answer is lost. */
async function lose(account: TestAccount, fault = 'reset-after'): Promise<Publication> {
  await room.strike(account, fault);
  const materialList = [{ mediaType: 3, content: text }];
  const body = PackageBody.parse({ title: text, materialList, backdatedTime: writeBackdate(when) });
  const { pkGUID } = await savePackage(room.context, room.maya, body);
  const asked = [{ pkGUID, bids: [account.id] }];
  const [queued] = await publishPackage(room.context, room.maya, asked, fromContent);
  if (!queued) throw new Error('nothing was queued');
  return queued;
}

/** A person posts the same words, dated back to `at`. Gives its link. */
async function postByHand(account: TestAccount, at: Date): Promise<string> {
  const loaded = await loadAccount(room.context, account.id);
  const graph = room.context.config.channels['facebook']?.bases['graph'];
  const date = String(Math.floor(at.getTime() / 1_000));
  const answer = await room.sandbox.fetch(`${graph}/v26.0/${account.externalId}/feed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${loaded?.account.token.access}` },
    body: new URLSearchParams({
      message: text,
      backdated_time: date,
      backdated_time_granularity: 'min',
    }),
  });
  expect(answer.status).toBe(200);
  return linkOf(account, (await room.posts(account)).at(-1)?.externalId);
}

function linkOf({ externalId }: TestAccount, id: string | undefined): string {
  return `https://www.facebook.com/${externalId}/posts/${id?.split('_').at(-1)}`;
}
const idIn = (link: string) => link.split('/').at(-1);
const answerLive = ({ id }: Publication, link: string) =>
  resolvePublication(room.context, room.maya, { id, answer: 'live', link });

it('is confirmed by its own link, and not by that of another post with another earlier date', async () => {
  const account = await room.account('facebook');
  const older = await postByHand(account, new Date(when.getTime() - dayMs));
  await room.strike(account, 'list-lag', { operation: 'facebook.list', lagMs: 600_000, times: 1_000 });
  const queued = await lose(account);
  const unknown = await room.advance(queued, ['unknown']);
  await room.sandbox.liftFaults();
  await expect(answerLive(unknown, older)).rejects.toMatchObject({ code: 'link-not-verified' });
  const own = (await room.posts(account)).at(-1)?.externalId;
  await answerLive(unknown, linkOf(account, own));
  expect(await room.read(unknown.id)).toMatchObject({ state: 'published', external_id: own });
});

it.each([0, 1])('of several candidates that the machine names, number %i can be confirmed', async (place) => {
  const account = await room.account('facebook');
  const queued = await lose(account);
  await room.advance(queued, ['reconciling']);
  await postByHand(account, when);
  const unknown = await room.advance(queued, ['unknown']);
  expect(unknown.reason).toBe('reason-several-candidates');
  expect(unknown.candidates).toHaveLength(2);
  await answerLive(unknown, unknown.candidates[place] ?? '');
  const { state, external_id: bound } = await room.read(unknown.id);
  expect(state).toBe('published');
  expect(unknown.candidates[place]).toMatch(new RegExp(`${bound?.split('_').at(-1)}$`));
});

it('an older post that says the same at the same date is not taken for it: a person looks, and may say that it is not there', async () => {
  const account = await room.account('facebook');
  const older = await postByHand(account, when);
  const queued = await lose(account, 'reset-before');
  const unknown = await room.advance(queued, ['unknown', 'published']);
  expect([unknown.state, unknown.reason]).toEqual(['unknown', 'reason-several-candidates']);
  expect(unknown.candidates.map(idIn)).toEqual([idIn(older)]);
  await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'not-live' });
  const sent = await room.advance(unknown, ['published']);
  expect(sent.external_id?.endsWith(`_${idIn(older)}`)).toBe(false);
  expect(await room.posts(account)).toHaveLength(2);
});
