// Resolve: a person settles what no machine could: it is live, it is not, or drop it (rows 23 to 25).
import { readBackdate } from '@herald/contract/backdate.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Channel, Found } from '@herald/channels/channel.ts';
import { fold, skewSeconds } from '@herald/channels/match-sent.ts';
import { sendsText, sentText } from '@herald/contract/check-for-channel.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Reason } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { LinkRefusal } from '../../link-refusal.ts';
import { PlatformRefusal } from '../../platform-refusal.ts';
import { Refusal } from '../../refusal.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import type { LoadedAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refuseUnnamed } from '../accounts/refuse-unnamed.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { answerDenial, type Step } from './answer-denial.ts';
import { findChannel } from './find-channel.ts';
import { findOutcome } from './find-outcome.ts';
import { describeFound } from './describe-found.ts';
import { describeLacking } from './describe-lacking.ts';
import { describeLive } from './describe-live.ts';
import { describeReach } from './describe-reach.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { refuseEarlyAnswer } from './refuse-early-answer.ts';
import { refuseStanding } from './refuse-standing.ts';
import { refuseWaitingWords } from './refuse-waiting-words.ts';
import { disproveAttempts, findLastAttempt, forgetSteps } from './store/attempts.ts';
import { endCancel, findCancelWish } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { announceOnce } from './store/outbox.ts';
import { findPublication, listTaken, movePublication } from './store/publications.ts';
import { listRivals } from './store/rivals.ts';
import { Overtaken, type Publication } from './store/rows.ts';
import { takeOverRequest } from './take-over-request.ts';

type Endpoint = typeof publishingEndpoints.resolveUnknown;
type Asked = InputOf<Endpoint> & { readonly shown: readonly string[] };
type Named = Pick<Found, 'externalId' | 'url' | 'kind' | 'ownerOnly' | 'lacking'>;
/** Looks are seconds apart at least, an answer takes less. */
const turnsAtMost = 3;

/** The machine goes on looking meanwhile, and what it notes changes the row but not the question: then it is answered as it stands now. */
export async function resolvePublication(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  // What the machine finds between two turns he has not seen.
  const shown = asked.shown ?? (await findPublication(context.db, asked.id))?.candidates ?? [];
  for (let turn = 1; ; turn += 1) {
    try {
      return await resolveOnce(context, actor, { ...asked, shown });
    } catch (error) {
      if (!(error instanceof Overtaken) || turn === turnsAtMost) throw error;
    }
  }
}

async function resolveOnce(context: Context, actor: Actor, asked: Asked): Promise<OutputOf<Endpoint>> {
  const found = await findPublication(context.db, asked.id);
  authoriseTouch(actor, found?.department_id);
  if (!found) throw new Refusal('not-found');
  refuseAnswer(found, asked);
  const step = await stepFor(context, found, asked);
  if (step.refuses) {
    await context.db.transaction().execute((tx) => move(tx, actor, found, step));
    throw new Refusal(step.refuses);
  }
  return context.db.transaction().execute(async (tx) => {
    const moved = await move(tx, actor, found, await asRequested(tx, actor, found, step));
    if (step.forgets) await forgetSteps(tx, found.id);
    if (moved.state === 'scheduled') await sendOn(context, tx, actor, moved);
    if (moved.state === 'failed') await tellWhoWantedItGone(tx, actor, moved);
    const settled = { state: moved.state, reason: moved.reason };
    await claimTurn(tx, actor, settled);
    return settled;
  });
}

/** What lies with its owner no machine can see end: a person may say how it did, but nobody that it cannot come any more. */
function refuseAnswer({ state }: Publication, { answer }: Asked): void {
  if (state === 'unknown' || (state === 'handed-over' && answer !== 'not-live')) return;
  if (state === 'handed-over') throw new Refusal('with-its-owner');
  refuseStanding([state]);
}

/** Who says that it is to be sent says so after whoever wanted it gone, and he hears of it. */
async function sendOn(context: Context, tx: Tx, actor: Actor, moved: Publication): Promise<void> {
  const { id, account_id: accountId, channel_id: channelId } = moved;
  const wish = await findCancelWish(tx, id);
  if (wish && wish.personId !== actor.personId)
    await announceOnce(tx, id, 'sent-after-all', moved.version, { asker: wish.personId });
  await endCancel(tx, id);
  await disproveAttempts(tx, id);
  await context.queue(tx, advancePublication, { accountId, channelId });
}

/** What was given up in doubt may stand all the same, and nobody looks for it any more. */
async function tellWhoWantedItGone(tx: Tx, actor: Actor, { id, version }: Publication): Promise<void> {
  const wish = await findCancelWish(tx, id);
  if (wish && wish.personId !== actor.personId)
    await announceOnce(tx, id, 'wish-dropped', version, { asker: wish.personId });
}

async function asRequested(tx: Tx, actor: Actor, found: Publication, step: Step): Promise<Step> {
  if (step.state !== 'scheduled') return step;
  await refuseUnnamed(tx, actor, [found.account_id]);
  await readFence(tx, found.account_id);
  await refuseWaitingWords(tx, found);
  return { ...step, patch: await takeOverRequest(tx, actor, found, step.patch) };
}

async function move(tx: Tx, actor: Actor, found: Publication, step: Step): Promise<Publication> {
  const fence = await readFence(tx, found.account_id);
  const evidence = { ...step.patch.evidence, answeredBy: actor.account };
  return movePublication(tx, found, fence, step.state, {
    ...step.patch,
    actor: actor.name,
    evidence,
  });
}

async function stepFor(context: Context, found: Publication, asked: Asked): Promise<Step> {
  if (asked.answer === 'live') return live(context, found, asked.link ?? '');
  const askedAt = await readClock(context.db);
  if (asked.answer === 'drop') return dropped(context, found, askedAt);
  await loadToLook(context, found);
  return answerDenial(context, found, {
    seen: await findOutcome(context, found),
    askedAt,
    shown: asked.shown,
  });
}

/** Refused while it is unbound, or no key here opens its token: nobody can look before it is bound again, and then everybody can. */
async function loadToLook(context: Context, found: Publication): Promise<LoadedAccount> {
  const loaded = await loadOwnAccount(context, found);
  if (loaded?.opens) return loaded;
  throw new Refusal('account-unusable', { account: await findAccountName(context.db, found.account_id) });
}

/** The link is checked on the platform: a wrong one would be a lie in the history. Where nobody may look the person's word has to do. */
async function live(context: Context, found: Publication, link: string): Promise<Step> {
  const loaded = await loadToLook(context, found);
  const channel = findChannel(context, found.channel_id);
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const seen = await channel.settle.findByLink(outside, loaded.account, link, found.post);
  if (!seen.ok && seen.failure.kind === 'permission' && channel.settle.nameByLink)
    return onWord(context, found, link, channel.settle.nameByLink(outside, link));
  if (!seen.ok) throw new PlatformRefusal('platform-refused', channel, seen.failure);
  // Whoever was not asked has not said that it is not there: after that a person would send it again.
  if (seen.value === 'unreadable') throw new LinkRefusal(channel);
  const attempt = await findLastAttempt(context.db, found.id);
  if (!seen.value || !isInTime(found, channel, { at: seen.value.at, firstSentAt: attempt?.firstSentAt }))
    throw new Refusal('link-not-verified');
  if (await isOthers(context, found, seen.value.externalId)) throw new Refusal('link-not-verified');
  if (!isOfKind(found, seen.value)) throw new Refusal('link-not-verified');
  // Words that its owner wrote there say nothing: then the person's answer has to do.
  if (sendsText(found.post, channel.rules) && !saysTheSame(seen.value.text, found, channel))
    throw new Refusal('link-other-words');
  return saidLive(context, found, seen.value, { answer: 'live', link });
}

/** Any of our calls may have made it. One that we dated back says that date, and nothing of when it came. */
function isInTime(
  { post: { backdatedTime } }: Publication,
  { rules }: Channel,
  { at, firstSentAt }: { readonly at: Date; readonly firstSentAt: Date | undefined },
): boolean {
  const skewMs = skewSeconds * 1_000;
  const isMoved = rules.backdates?.as === 'published' && backdatedTime !== undefined;
  const earlier = isMoved ? readBackdate(backdatedTime) : null;
  if (earlier && Math.abs(at.getTime() - earlier.getTime()) <= skewMs) return true;
  return at.getTime() >= (firstSentAt?.getTime() ?? 0) - skewMs;
}

/** Row 23 for class D: the history says that nobody could check it. */
async function onWord(
  context: Context,
  found: Publication,
  link: string,
  named: Named | null,
): Promise<Step> {
  if (!named || !isOfKind(found, named) || (await isOthers(context, found, named.externalId)))
    throw new Refusal('link-not-verified');
  const unchecked = 'reason-person-said-live-unchecked';
  return saidLive(context, found, named, { answer: 'live', link, checked: false }, unchecked);
}

/** Bound to another publication, or what another's call was told that it becomes. */
async function isOthers({ db }: Context, found: Publication, externalId: string): Promise<boolean> {
  if ((await listTaken(db, found)).has(externalId)) return true;
  return (await listRivals(db, found, 0)).some(({ handle }) => handle === externalId);
}

function isOfKind({ post }: Publication, { kind }: Named): boolean {
  return kind === undefined || kind === (post.video ? 'video' : 'images');
}

function saidLive(
  context: Context,
  found: Publication,
  named: Named,
  evidence: Evidence,
  reason: Reason = 'reason-person-said-live',
): Step {
  return {
    state: 'published',
    patch: {
      ...describeLive(context, found, named),
      reason: describeReach(named.ownerOnly, reason),
      detail: '',
      evidence: { ...evidence, externalId: named.externalId, ...describeLacking(named.lacking) },
    },
  };
}

/** As looking would have known it: platforms change spelling on the way, not words. */
function saysTheSame(text: string, { post }: Publication, { rules, settle }: Channel): boolean {
  const written = (ours: string) => settle.asWritten?.(text, ours) ?? text;
  return [post.text, sentText(post, rules)].some((ours) => fold(ours) === fold(written(ours)));
}

/** Row 25. Its owner may have published what he has since anybody looked: then it is live, and no word of ours gives it up. */
async function dropped(context: Context, found: Publication, askedAt: Date): Promise<Step> {
  const seen = found.state === 'handed-over' ? await findOutcome(context, found) : null;
  if (seen?.state === 'live') return describeFound(context, found, seen, 'drop');
  refuseEarlyAnswer(context, found, askedAt);
  return {
    state: 'failed',
    patch: { reason: 'reason-person-dropped', detail: '', evidence: { answer: 'drop' } },
  };
}
