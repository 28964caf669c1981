// The person of the newsroom: answers what is unconfirmed truthfully, binds again what lost its consent, edits and takes down some.
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { bindTestAccountAgain } from '@herald/server/db/test-account.ts';
import { savePackage } from '@herald/server/features/content/save-package.ts';
import { editPackage } from '@herald/server/features/publishing/edit-package.ts';
import { resolvePublication } from '@herald/server/features/publishing/resolve-publication.ts';
import { wakeWaiting } from '@herald/server/features/publishing/wake-waiting.ts';
import { withdrawPublication } from '@herald/server/features/publishing/withdraw-publication.ts';
import { Refusal } from '@herald/server/refusal.ts';
import { z } from 'zod';
import { consentAnew } from './consent.ts';
import type { Dice } from './dice.ts';
import { fromContent } from './load.ts';
import { played, type Played, type Stage } from './stage.ts';
import { surviving } from './surviving.ts';

const someOf = 12;
/** Of those that nobody can look for half stay; keys and handles are for the machine alone to settle. */
const answeredPart: Readonly<Record<Played, number>> = {
  facebook: 1,
  twitter: 1,
  key: 0,
  handle: 0,
  blind: 0.5,
};

/** Where the machine may resend, a person waits until it has given up (rows 21 and 22). */
function isStillLookedFor({ filtered }: Stage, platform: Played, wakeAt: Date | null): boolean {
  return (platform === 'facebook' || platform === 'twitter') && filtered[platform] && wakeAt !== null;
}

/** A platform that refuses or a publication that moved on meanwhile is not the person's fault. */
async function tolerating(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await surviving(act, 5);
    return true;
  } catch (error) {
    const overtaken = error instanceof Error && /stale fence|one_outstanding/.test(error.message);
    if (!(error instanceof Refusal) && !overtaken) throw error;
    return false;
  }
}

const Posts = z.object({ posts: z.array(z.object({ externalId: z.string(), text: z.string() })) });

/** By what the platform's own pages show. */
export async function answerUnknown(stage: Stage, dice: Dice, answered: Set<string>): Promise<void> {
  const { context, person } = stage;
  const unknown = await context.db
    .selectFrom('publication')
    .innerJoin('channel_account', 'channel_account.id', 'publication.account_id')
    .select([
      'publication.id',
      'publication.post',
      'publication.channel_id',
      'publication.wake_at',
      'channel_account.external_id as account',
    ])
    .where('publication.state', '=', 'unknown')
    .execute();
  for (const one of unknown.filter(({ id }) => !answered.has(id)).slice(0, someOf)) {
    const platform = playedOf(stage, one.channel_id);
    if (isStillLookedFor(stage, platform, one.wake_at)) continue;
    if (dice.roll() >= answeredPart[platform]) {
      answered.add(one.id);
      continue;
    }
    const ledger = `${stage.hostOf(platform)}/_ledger/posts?platform=${platform}&account=${one.account}`;
    const { posts } = Posts.parse(await (await fetch(ledger)).json());
    const post = posts.find(({ text }) => text === one.post.text);
    const link = linkOf(stage, platform, one.account, post?.externalId ?? '');
    const answer = post ? { answer: 'live' as const, link } : { answer: 'not-live' as const };
    await tolerating(() => resolvePublication(context, person, { id: one.id, ...answer }));
  }
}

function playedOf({ context }: Stage, channelId: number): Played {
  const key = context.channels.find((one) => one.id === channelId)?.key ?? '';
  const known = played.find((one) => one === key);
  if (!known) throw new Error(`no platform plays channel ${channelId}`);
  return known;
}

function linkOf(stage: Stage, platform: Played, account: string, externalId: string): string {
  const number = externalId.split('_').at(-1);
  if (platform === 'facebook') return `https://www.facebook.com/${account}/posts/${number}`;
  if (platform === 'twitter') return `https://x.com/i/web/status/${number}`;
  return `${stage.hostOf(platform)}/${platform}/posts/${externalId}`;
}

/** Facebook's token of a page is never lost, only refused; others' are, when a worker dies while it refreshes. */
export async function bindAgain({ context }: Stage): Promise<void> {
  const lost = await context.db
    .selectFrom('channel_account')
    .select(['id', 'channel_id', 'external_id'])
    .where('state', '=', 'auth-required')
    .execute();
  for (const { id, channel_id: channelId, external_id: owner } of lost) {
    const channel = context.channels.find((one) => one.id === channelId);
    const token = channel?.connect.refresh ? await consentAnew(context, channel, owner) : undefined;
    await tolerating(() => bindTestAccountAgain(context, id, wakeWaiting, token));
  }
}

export async function takeDownSome(stage: Stage, count: number): Promise<void> {
  const { context, person } = stage;
  for (const { id } of await pickLive(stage, count))
    await tolerating(() => withdrawPublication(context, person, { id }));
}

/** Other words, the same mark: a correction after it went live. */
export async function editSome(stage: Stage, count: number): Promise<void> {
  const { context, person } = stage;
  for (const { id, post, channel_id: channelId } of await pickLive(stage, count)) {
    const channel = context.channels.find((one) => one.id === channelId);
    if (channel?.rules.can.edit !== 'in-place' || post.images.length > 0) continue;
    const materialList = [{ mediaType: mediaTypes.text, content: `${post.text} (corrected)` }];
    const body = PackageBody.parse({ title: 'Campaign', materialList });
    await tolerating(async () => {
      const { pkGUID } = await savePackage(context, person, body);
      await editPackage(context, person, { opp_id: id, pkGUID }, fromContent);
    });
  }
}

/** Live ones that nobody has changed yet, the newest first. */
function pickLive({ context }: Stage, count: number) {
  return context.db
    .selectFrom('publication')
    .select(['id', 'post', 'channel_id'])
    .where('state', '=', 'published')
    .where('live_post', 'is', null)
    .orderBy('published_at', 'desc')
    .limit(count)
    .execute();
}
