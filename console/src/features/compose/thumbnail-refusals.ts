// Whether a new thumbnail is taken back at once: no chosen channel would show it, since the link leads to no site of ours (R-FB-005).
import { checkCover, showsCover } from '@herald/contract/check-cover.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';

/** What is to be said of it; empty where it stays, because a channel shows it or may yet show it. */
export function thumbnailRefusals(post: Post, rules: readonly ChannelRules[]): Problem[] {
  if (rules.some((rule) => showsCover(post, rule))) return [];
  return rules.flatMap((rule) => checkCover(post, rule)).filter(({ code }) => code === 'cover-not-listed');
}
