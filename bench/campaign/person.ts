// The person of the newsroom: answers what is unconfirmed truthfully, and binds again what lost its consent.
import { now } from '@herald/server/db/client.ts';
import { bindTestAccountAgain } from '@herald/server/db/test-account.ts';
import { resolvePublication } from '@herald/server/features/publishing/resolve-publication.ts';
import { wakeWaiting } from '@herald/server/features/publishing/wake-waiting.ts';
import { Refusal } from '@herald/server/refusal.ts';
import { z } from 'zod';
import { consentTo } from './consent.ts';
import type { Dice } from './dice.ts';
import { channelOf, classOf, playedBy, refusesTwins, type Played } from './played.ts';
import type { Stage } from './stage.ts';
import { surviving } from './surviving.ts';

const someOf = 12;
/** Of those that nobody can look for half stay; handles are for the machine alone to settle, and keys until they run out: who is asked sooner is a breach. */
const answeredPart = { A: 1, B: 0, C: 1, D: 0.5 } as const;

type Asked = { reason: string | null; wake_at: Date | null };

/**
 * Where the machine may resend, a person waits until it has given up (rows 21 and 22). Not where it says that it cannot look: of a
 * list that Weibo cuts for ever it looks once an hour for ever, and nothing but an answer ends that.
 */
function isStillLookedFor({ filtered }: Stage, one: Played, { reason, wake_at: wakeAt }: Asked): boolean {
  return refusesTwins(channelOf(one)) && filtered && wakeAt !== null && reason !== 'reason-cannot-look';
}

/** A platform that refuses or a publication that moved on meanwhile is not the person's fault. */
export async function tolerating(act: () => Promise<unknown>): Promise<boolean> {
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
      'publication.reason',
      'channel_account.external_id as account',
    ])
    .where('publication.state', '=', 'unknown')
    // Before that nobody can say that it is not there, and the product refuses it.
    .where((row) => row.or([row('settle_at', 'is', null), row('settle_at', '<', now)]))
    .execute();
  for (const one of unknown.filter(({ id }) => !answered.has(id)).slice(0, someOf)) {
    const platform = context.channels.find(({ id }) => id === one.channel_id)?.key ?? '';
    const whose = playedBy(platform, one.account);
    if (isStillLookedFor(stage, whose, one)) continue;
    if (dice.roll() >= answeredPart[classOf[whose]]) {
      answered.add(one.id);
      continue;
    }
    const ledger = `${stage.host}/_ledger/posts?platform=${platform}&account=${one.account}`;
    const { posts } = Posts.parse(await (await fetch(ledger)).json());
    const post = posts.find(({ text }) => text === one.post.text);
    const link = linkOf(platform, one.account, post?.externalId ?? '');
    const answer = post ? { answer: 'live' as const, link } : { answer: 'not-live' as const };
    await tolerating(() => resolvePublication(context, person, { id: one.id, ...answer }));
  }
}

/** Of those platforms whose unknown ones a person answers. */
function linkOf(platform: string, account: string, externalId: string): string {
  const number = externalId.split('_').at(-1);
  if (platform === 'facebook') return `https://www.facebook.com/${account}/posts/${number}`;
  if (platform === 'twitter') return `https://x.com/i/web/status/${number}`;
  if (platform.startsWith('vk')) return `https://vk.com/wall${externalId}`;
  if (platform === 'weibo') return `https://m.weibo.cn/status/${externalId}`;
  return `https://www.linkedin.com/feed/update/${externalId}/`;
}

/** What has no refresh is never lost, only refused; a refresh token is, when a worker dies while it is spent. */
export async function bindAgain(stage: Stage): Promise<void> {
  const { context, accounts } = stage;
  const lost = await context.db
    .selectFrom('channel_account')
    .select('id')
    .where('state', '=', 'auth-required')
    .execute();
  const all = Object.values(accounts).flat();
  for (const { id } of lost) {
    const bound = all.find((one) => one.id === id);
    if (!bound) throw new Error(`account ${id} was never bound`);
    const channel = channelOf(bound.played);
    const fresh = channel.connect.refresh ? await consentTo(context, channel, bound) : null;
    await tolerating(() => bindTestAccountAgain(context, id, wakeWaiting, fresh?.token));
  }
}
