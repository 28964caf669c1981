// What must hold when a schedule has ended: nothing twice, nothing lost, nothing sent again without a reason, nothing early.
import type { Row, World } from './world.ts';

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

/** A handle and a key always tell in the end, unless what followed a doubtful call was refused for good. */
function mayAsk({ platform, attempts }: World, { id }: Row): boolean {
  if (platform.kind === 'C' || platform.kind === 'D') return true;
  const last = attempts.findLast((attempt) => attempt.row === id)?.outcome ?? '';
  return platform.kind === 'A' && (last === 'content' || last === 'media');
}

export function judgeWorld(world: World): { breaches: string[]; unknown: number } {
  const breaches = [...world.broken];
  let unknown = 0;
  for (const row of world.rows) {
    const posts = world.platform.posts.filter((post) => post.row === row.id);
    if (posts.length > 1) breaches.push(`row ${row.id} (${row.state}) stands ${posts.length} times`);
    if (row.state === 'unknown') {
      unknown += 1;
      if (!mayAsk(world, row)) breaches.push(`row ${row.id} is unknown (${row.reason})`);
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
    calls.forEach(({ at }, index) => {
      const before = calls[index - 1];
      // Jumps go forward only, so real time is the latest a call may have been allowed at.
      if (at + world.jumped < row.due_at.getTime()) breaches.push(`row ${row.id} was sent early`);
      const allows = (step: Step, call: Call) =>
        step.at >= call.at && step.at <= at && (step.from !== 'inflight' || call.refused);
      if (before && !reasons.some((step) => allows(step, before)))
        breaches.push(`row ${row.id} was sent again and nothing allowed it`);
    });
  }
  return { breaches, unknown };
}
