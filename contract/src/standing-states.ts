// In which ways of a content list a package stands, told by how its accounts stand.
import type { ContentState } from './content-lists.ts';
import type { Standing } from './publications.ts';

/** None for what was never sent anywhere. */
export function statesOfStanding({
  total,
  live,
  ownerOnly,
  underWay,
  unknown,
  notLive,
  failedBeside,
}: Standing): ContentState[] {
  const stands: Record<Exclude<ContentState, 'deleted'>, boolean> = {
    scheduled: underWay > 0,
    live: total > 0 && live === total,
    // What stands for its owner alone is live for some, and not for readers.
    partly: live + ownerOnly > 0 && live < total,
    trouble: unknown > 0 || notLive > 0 || failedBeside > 0,
  };
  const states: (keyof typeof stands)[] = ['scheduled', 'live', 'partly', 'trouble'];
  return states.filter((state) => stands[state]);
}
