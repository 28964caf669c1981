// The checker of the campaign: from the ledger and the database alone, was anything doubled, lost, late in its proof, or left open?
import { contentBreaches } from './checker-content.ts';
import { openAskedJudge } from './checker-asked.ts';
import type { AttemptFact, EventFact, Facts, PublicationFact } from './checker-facts.ts';
import { classOf } from './checker-facts.ts';
import type { PostFact } from './checker-ledger.ts';
import { countHurried, lateBreaches, type Hurried } from './checker-late.ts';
import { openResendJudge } from './checker-resends.ts';
import { grouped, keyOf, sendsOf, type Send } from './checker-sends.ts';
import { claims, isLawfulStep } from './checker-steps.ts';
import { movedTime, realTime } from './checker-times.ts';

export type Verdict = {
  publications: number;
  doubled: number;
  lost: number;
  open: number;
  /** By class, those that no machine and no person has settled. */
  unknown: Record<string, number>;
  /** By class, those that a person was asked about. */
  asked: Record<string, number>;
  /** Of class A, those that a person was asked about since their key had run out, or since their time was over; left unknown they are not counted as unknown. */
  unknownPastKey: number;
  unknownPastTime: number;
  unjustifiedResends: number;
  /** By platform, those of which nothing became; faults that only look like refusals are among the reasons. */
  failed: Record<string, number>;
  /** The same ones by their reason. */
  failedBecause: Record<string, number>;
  /** Never sent, since their time was over. */
  missed: number;
  hurried: Hurried;
  /** In words, everything that must not be; those counted above as well. */
  breaches: string[];
  latenessMs: { p50: number; p99: number; most: number };
};

export function judge(facts: Facts): Verdict {
  const breaches: string[] = [];
  const verdict: Verdict = {
    publications: facts.publications.length,
    doubled: 0,
    lost: 0,
    open: 0,
    unknown: { A: 0, B: 0, C: 0, D: 0 },
    asked: { A: 0, B: 0, C: 0, D: 0 },
    unknownPastKey: 0,
    unknownPastTime: 0,
    unjustifiedResends: 0,
    failed: {},
    failedBecause: {},
    missed: facts.publications.filter(({ state }) => state === 'missed').length,
    hurried: { given: 0, sent: 0, missed: 0 },
    breaches,
    latenessMs: { p50: 0, p99: 0, most: 0 },
  };
  const postsByKey = grouped(facts.posts, keyOf);
  const sends = sendsOf(facts);
  const sendsByKey = grouped(sends, ({ key }) => key ?? '');
  const events = grouped(facts.events, (event) => event.id);
  const resendsOf = openResendJudge(facts);
  const whyAsked = openAskedJudge(facts);
  const known = new Set(facts.publications.map(keyOf));
  for (const post of facts.posts)
    if (!known.has(keyOf(post))) breaches.push(`${post.externalId} was posted and belongs to no publication`);
  for (const send of sendsByKey.get('') ?? [])
    breaches.push(`a call to publish on ${send.platform} ${send.account} belongs to no publication`);
  for (const one of facts.publications) {
    const posts = postsByKey.get(keyOf(one)) ?? [];
    const steps = events.get(one.id) ?? [];
    countPosts(one, posts, verdict);
    breaches.push(...contentBreaches(one, posts));
    followSteps(one, steps, breaches);
    countAsked(one, steps, { verdict, whyAsked });
    if (one.state === 'failed') countFailed(one, verdict);
    const unjustified = resendsOf(one, { sends: sendsByKey.get(keyOf(one)) ?? [], posts, steps });
    verdict.unjustifiedResends += unjustified.length;
    breaches.push(...unjustified);
  }
  verdict.latenessMs = lateness(facts, sends, breaches);
  breaches.push(...lateBreaches(facts, sends));
  verdict.hurried = countHurried(facts, sends);
  refuseOverlaps(facts, sends, breaches);
  refuseSilence(facts.publications, breaches);
  if (facts.untold > 0) breaches.push(`${facts.untold} announcements were never told`);
  return verdict;
}

export function isClean(verdict: Verdict): boolean {
  const { doubled, lost, open, unjustifiedResends, breaches } = verdict;
  return doubled + lost + open + unjustifiedResends + breaches.length === 0;
}

function countOne(counts: Record<string, number>, one: PublicationFact): void {
  const kind = classOf(one);
  counts[kind] = (counts[kind] ?? 0) + 1;
}

function countFailed({ platform, reason }: PublicationFact, { failed, failedBecause }: Verdict): void {
  failed[platform] = (failed[platform] ?? 0) + 1;
  failedBecause[reason] = (failedBecause[reason] ?? 0) + 1;
}

type Asking = { readonly verdict: Verdict; readonly whyAsked: ReturnType<typeof openAskedJudge> };

/** Where there are keys nobody is asked too soon; elsewhere it is only counted. */
function countAsked(one: PublicationFact, steps: readonly EventFact[], { verdict, whyAsked }: Asking): void {
  if (steps.some((step) => step.to === 'unknown')) countOne(verdict.asked, one);
  const why = classOf(one) === 'A' ? whyAsked(one, steps) : [];
  if (why.includes('past-key')) verdict.unknownPastKey += 1;
  if (why.includes('past-time')) verdict.unknownPastTime += 1;
  if (why.includes('too-soon'))
    verdict.breaches.push(`a person was asked about ${one.id} though its key was known`);
  const isExcused = why.at(-1) === 'past-key' || why.at(-1) === 'past-time';
  if (one.state === 'unknown' && !isExcused) countOne(verdict.unknown, one);
}

function countPosts(one: PublicationFact, posts: readonly PostFact[], verdict: Verdict): void {
  const { breaches } = verdict;
  const count = posts.length;
  if (count > 1) {
    verdict.doubled += count - 1;
    breaches.push(
      `${one.id} (${one.state}) stands ${count} times: ${posts.map((post) => post.externalId).join(', ')}`,
    );
  }
  if (one.state === 'unknown') {
    if (!one.toldUnknown) breaches.push(`${one.id} is unknown and nobody was told`);
    return;
  }
  if (one.toldLive > 1 || (one.state === 'published' && one.toldLive === 0))
    breaches.push(`${one.id} is ${one.state}, and that it is live was told ${one.toldLive} times`);
  const claimed = claims[one.state];
  if (claimed === undefined) {
    verdict.open += 1;
    breaches.push(`${one.id} is still ${one.state} (${one.reason})`);
    return;
  }
  if (claimed === 1 && count === 0) {
    verdict.lost += 1;
    breaches.push(`${one.id} is ${one.state}, but was never posted`);
  }
  if (claimed === 0 && count > 0) {
    verdict.lost += 1;
    breaches.push(`${one.id} is ${one.state}, but stands on the platform`);
  }
  const isHandedOver = one.state === 'handed-over';
  if (isHandedOver && posts.some((post) => post.isPublic)) {
    verdict.open += 1;
    breaches.push(`${one.id} is still ${one.state}, but its owner has published it`);
  }
  if (!isHandedOver && posts.some((post) => !post.isPublic))
    breaches.push(`${one.id} is ${one.state}, but its post is not public`);
  if (
    claimed === 1 &&
    count > 0 &&
    !isHandedOver &&
    !posts.some((post) => post.externalId === one.externalId)
  )
    breaches.push(`${one.id} names ${one.externalId}, which is not its post`);
  const isGone = posts.every((post) => post.removed);
  // Where nobody may look it is said that nobody knows whether it was taken down.
  if (isGone && isOpenlyDoubted(one)) return countOne(verdict.unknown, one);
  const stays = isHandedOver || one.state === 'published' || one.state === 'edit-failed';
  if (count > 0 && claimed === 1 && isGone === stays)
    breaches.push(
      `${one.id} is ${one.state} (${one.reason}) on ${one.platform}, its post is ${isGone ? 'gone' : 'there'}`,
    );
}

/** Whoever asked for a post to be taken down was told that nobody knows: the machine may end so only where it cannot look. */
function isOpenlyDoubted(one: PublicationFact): boolean {
  return classOf(one) === 'D' && one.reason === 'reason-withdrawal-unknown' && one.toldChangeUnknown;
}

function followSteps(one: PublicationFact, steps: readonly EventFact[], breaches: string[]): void {
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (step.seq !== index + 1 || step.from !== (before?.to ?? null))
      breaches.push(`${one.id}: its history has a hole at ${step.seq}`);
    if (!isLawfulStep(step.from, step.to))
      breaches.push(`${one.id} went from ${step.from} to ${step.to}, which is no lawful step`);
  });
  if (steps.at(-1)?.to !== one.state) breaches.push(`${one.id} is ${one.state}, its history ends otherwise`);
}

/** Never early by the database's clock; how late in real time the first call was. */
function lateness(facts: Facts, sends: readonly Send[], breaches: string[]): Verdict['latenessMs'] {
  const due = new Map(facts.publications.map((one) => [keyOf(one), one]));
  const late: number[] = [];
  const first = new Set<string>();
  for (const send of sends) {
    const one = due.get(send.key ?? '');
    if (!one) continue;
    const early = one.due - movedTime(facts, send.at);
    // The sandbox writes whole milliseconds.
    if (early > 1) breaches.push(`${one.id} was sent ${early} ms before its time`);
    if (!first.has(one.id)) late.push(send.at - realTime(facts, one.due));
    first.add(one.id);
  }
  const sorted = late.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Of one account one call at a time, by the platform's record and by our own. */
function refuseOverlaps(facts: Facts, sends: readonly Send[], breaches: string[]): void {
  const late = new Set(
    sends.filter((send) => send.fault.includes('late-apply')).map((send) => `${send.key} ${send.at}`),
  );
  const prompt = facts.posts.filter((post) => !late.has(`${keyOf(post)} ${post.firstByte}`));
  for (const [account, posts] of grouped(prompt, (post) => `${post.platform} ${post.account}`)) {
    const sorted = posts.toSorted((a, b) => a.firstByte - b.firstByte);
    sorted.forEach((post, index) => {
      const before = sorted[index - 1];
      if (before && post.firstByte < before.applied) breaches.push(`two calls for ${account} overlap`);
    });
  }
  const lane = (one: AttemptFact) => `${one.platform} ${one.account}`;
  for (const [account, attempts] of grouped(facts.attempts, lane))
    attempts.forEach((attempt, index) => {
      const before = attempts[index - 1];
      if (before && (before.ended === null || attempt.sent < before.ended))
        breaches.push(`two attempts of account ${account} overlap`);
    });
}

const enoughToTell = 5;

/** Where nothing ever went live nothing was proven. */
function refuseSilence(publications: readonly PublicationFact[], breaches: string[]): void {
  for (const [whose, all] of grouped(publications, (one) => `${one.platform} (${classOf(one)})`))
    if (all.length >= enoughToTell && !all.some(({ state }) => claims[state] === 1))
      breaches.push(`of ${all.length} on ${whose} nothing went live`);
}
