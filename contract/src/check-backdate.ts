// Check an earlier date: one that can be read, and that is past when the post goes out.
import { readBackdate } from './backdate.ts';
import { problemOf } from './channel-problem.ts';
import { inEach } from './check-choices.ts';
import type { ChannelRules } from './channels.ts';
import type { Post } from './post.ts';
import type { Problem } from './problems.ts';

/** `at` is when it goes out; without it nothing can be said of the future. */
export function checkBackdate(
  { backdatedTime }: Post,
  { backdates, ...rules }: ChannelRules,
  at: Date | null,
): Problem[] {
  if (!backdates || backdatedTime === undefined) return [];
  const named = inEach('field', ({ name }) => name, [backdates]);
  const earlier = readBackdate(backdatedTime);
  if (!earlier)
    return [problemOf(rules, 'backdate-unreadable', 'choices', { ...named, value: backdatedTime })];
  if (!at || earlier <= at) return [];
  return [problemOf(rules, 'backdate-ahead', 'choices', { ...named, by: backdates.by })];
}
