// Check a feeling: the platform's ids of its activity, its object and its picture look as the channel says (channels.md §1.7).
import { problemOf } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import type { Feeling, Post } from './post.ts';
import type { Problem } from './problems.ts';

const shownAtMost = 60;

export function checkFeeling({ feeling }: Post, rules: ChannelRules): Problem[] {
  const wrong = feeling && wrongId(feeling, rules);
  if (wrong === undefined) return [];
  const value = [...wrong].slice(0, shownAtMost).join('');
  return [problemOf(rules, 'feeling-unreadable', 'choices', { value })];
}

/** The first that is none; its picture may be left to the platform. */
export function wrongId(
  { actionId, objectId, iconId }: Feeling,
  { feelings }: Pick<ChannelRules, 'feelings'>,
): string | undefined {
  if (!feelings) return undefined;
  const looks = new RegExp(feelings.id);
  return [actionId, objectId, ...(iconId === '' ? [] : [iconId])].find((id) => !looks.test(id));
}
