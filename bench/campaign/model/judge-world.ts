// What must hold when a schedule has ended: nothing twice, nothing lost, nothing sent again without a reason, nothing early or too late.
import { realTime } from '../../checker-times.ts';
import { findDoubt, pace, type Row, type World } from './world.ts';

const claims: Readonly<Record<string, number>> = {
  published: 1,
  withdrawn: 1,
  failed: 0,
  cancelled: 0,
  missed: 0,
};
type Step = World['steps'][number];
type Call = World['platform']['calls'][number];
/** Straight back only after a refusal (rows 10 and 13), from the others only what settled the call (rows 19 to 24). */
const allowed = new Set(['inflight', 'reconciling', 'unknown']);

/** Of those a person is asked about: because a key had run out, or their time was over; else only where a machine cannot tell. */
export type Judged = {
  readonly breaches: readonly string[];
  readonly unknown: number;
  readonly pastKey: number;
  readonly pastTime: number;
};
type Asked = 'past-key' | 'past-time' | 'by-right' | 'too-soon';

/** The part of a key's window after which nobody need trust it any more. */
const trusted = 0.9;

/** When a person was asked; who was asked because the account was signed out: when it was first looked for after that. */
function findDecisive({ looks, steps }: World, id: number): number {
  const askedAt = steps.findLast((step) => step.row === id && step.to === 'unknown')?.clock ?? 0;
  const own = looks.filter(({ row }) => row === id);
  const asking = own.findLastIndex(({ clock }) => clock <= askedAt);
  if (!own[asking]?.signedOut) return askedAt;
  return own.slice(asking).find(({ signedOut }) => !signedOut)?.clock ?? Infinity;
}

/** A handle and a key always tell in the end, unless what followed a doubtful call was refused for good, or nothing may be sent any more. */
function whyAsked(world: World, { id, expires_at: expires }: Row): Asked {
  const { platform, attempts } = world;
  if (platform.kind === 'C' || platform.kind === 'D') return 'by-right';
  if (platform.kind === 'B') return 'too-soon';
  const askedAt = findDecisive(world, id);
  const { since } = findDoubt(world, id);
  if (since !== null && askedAt >= since + platform.keyMs * trusted) return 'past-key';
  if (askedAt >= expires.getTime()) return 'past-time';
  const last = attempts.findLast((attempt) => attempt.row === id)?.outcome ?? '';
  return last === 'content' || last === 'media' ? 'by-right' : 'too-soon';
}

export function judgeWorld(world: World): Judged {
  const breaches = [...world.broken];
  const asked: Asked[] = [];
  for (const row of world.rows) {
    const posts = world.platform.posts.filter((post) => post.row === row.id);
    if (posts.length > 1) breaches.push(`row ${row.id} (${row.state}) stands ${posts.length} times`);
    if (row.state === 'unknown') {
      const why = whyAsked(world, row);
      asked.push(why);
      if (why === 'too-soon') breaches.push(`row ${row.id} is unknown (${row.reason})`);
    }
    const claimed = claims[row.state];
    if (claimed === 1 && !posts.some((post) => post.id === row.external))
      breaches.push(`row ${row.id} is ${row.state}, its post is not there`);
    if (claimed === 0 && posts.length > 0) breaches.push(`row ${row.id} is ${row.state}, and stands`);
    if (row.state === 'published' && posts.every((post) => post.removed))
      breaches.push(`row ${row.id} is published, its post was taken down`);
    const calls = world.platform.calls.filter((call) => call.row === row.id);
    const reasons = world.steps.filter(
      (step) => step.row === row.id && step.to === 'scheduled' && allowed.has(step.from),
    );
    const over = realTime(world, row.expires_at.getTime());
    calls.forEach(({ at }, index) => {
      const before = calls[index - 1];
      if (at > over + pace.sendDeadlineMs) breaches.push(`row ${row.id} was sent when its time was over`);
      // Jumps go forward only, so real time is the latest a call may have been allowed at.
      if (at + world.jumped < row.due_at.getTime()) breaches.push(`row ${row.id} was sent early`);
      const allows = (step: Step, call: Call) =>
        step.at >= call.at && step.at <= at && (step.from !== 'inflight' || call.refused);
      if (before && !reasons.some((step) => allows(step, before)))
        breaches.push(`row ${row.id} was sent again and nothing allowed it`);
    });
  }
  const count = (why: Asked) => asked.filter((one) => one === why).length;
  return { breaches, unknown: asked.length, pastKey: count('past-key'), pastTime: count('past-time') };
}
