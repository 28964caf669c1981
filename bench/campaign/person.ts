// The person of the newsroom: answers what is unconfirmed truthfully, binds again what lost its consent, takes some posts down.
import { bindTestAccountAgain } from '@herald/server/db/test-account.ts';
import { Refusal } from '@herald/server/refusal.ts';
import { resolvePublication } from '@herald/server/features/publishing/resolve-publication.ts';
import { wakeWaiting } from '@herald/server/features/publishing/wake-waiting.ts';
import { withdrawPublication } from '@herald/server/features/publishing/withdraw-publication.ts';
import { consentAnew } from './consent.ts';
import type { Dice } from './dice.ts';
import type { Stage } from './stage.ts';

const someOf = 12;

/** A platform that refuses or a publication that moved on meanwhile is not the person's fault. */
async function tolerating(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const overtaken = error instanceof Error && error.message.includes('stale fence');
    if (!(error instanceof Refusal) && !overtaken) throw error;
  });
}

/** Half of the unconfirmed are answered, by what the platform's own pages show; the other half stays. */
export async function answerUnknown(stage: Stage, dice: Dice, answered: Set<string>): Promise<void> {
  const { context, person, sandbox } = stage;
  const unknown = await context.db
    .selectFrom('publication')
    .innerJoin('channel_account', 'channel_account.id', 'publication.account_id')
    .select([
      'publication.id',
      'publication.post',
      'publication.channel_id',
      'channel_account.external_id as account',
    ])
    .where('publication.state', '=', 'unknown')
    .execute();
  for (const one of unknown.filter(({ id }) => !answered.has(id)).slice(0, someOf)) {
    answered.add(one.id);
    if (dice.roll() < 0.5) continue;
    const platform = one.channel_id === 31 ? 'facebook' : 'twitter';
    const posts = await sandbox.posts(platform, one.account);
    const post = posts.find(({ text }) => text === one.post.text);
    const number = post?.externalId.split('_').at(-1);
    const link =
      platform === 'facebook'
        ? `https://www.facebook.com/${one.account}/posts/${number}`
        : `https://x.com/i/web/status/${number}`;
    const answer = post ? { answer: 'live' as const, link } : { answer: 'not-live' as const };
    await tolerating(resolvePublication(context, person, { id: one.id, ...answer }));
  }
}

/** Facebook's token of a page is never lost, only refused; X's is, when a worker dies while it refreshes. */
export async function bindAgain({ context }: Stage): Promise<void> {
  const lost = await context.db
    .selectFrom('channel_account')
    .select(['id', 'channel_id', 'external_id'])
    .where('state', '=', 'auth-required')
    .execute();
  for (const { id, channel_id: channelId, external_id: owner } of lost) {
    const channel = context.channels.find((one) => one.id === channelId);
    const token = channel?.connect.refresh ? await consentAnew(context, channel, owner) : undefined;
    await tolerating(bindTestAccountAgain(context, id, wakeWaiting, token));
  }
}

export async function takeDownSome({ context, person }: Stage, count: number): Promise<void> {
  const live = await context.db
    .selectFrom('publication')
    .select('id')
    .where('state', '=', 'published')
    .orderBy('published_at')
    .limit(count)
    .execute();
  for (const { id } of live) await tolerating(withdrawPublication(context, person, { id }));
}
