// What was chosen of a channel's own fields: nothing means the preset, and what cannot be read is refused, never widened.
import { chosenValue } from '@herald/contract/check-choices.ts';
import type { ChannelChoice, ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { type Failure, noticed, type Result } from './failure.ts';

type Ruled = Pick<ChannelRules, 'channelId' | 'choices'>;

/** `content` with the code `choice` for a value that is none of its options. */
export function chosenOf({ channelId }: Ruled, choice: ChannelChoice, post: Post): Result<string> {
  const { options = [], preset = '', attribute, at } = choice;
  const value = chosenValue(post, channelId, choice);
  if (value === '') return { ok: true, value: preset };
  if (options.some((option) => option.value === value)) return { ok: true, value };
  return noticed('content', `${attribute ?? at} is none of its options`, 'choice');
}

/** The first that cannot be read, of every article where there are several; null when all can. */
export function unreadable(rules: Ruled, post: Post): Failure | null {
  const choices = (rules.choices ?? []).filter(({ options }) => options);
  for (const one of post.articles ?? [post])
    for (const choice of choices) {
      const chosen = chosenOf(rules, choice, one);
      if (!chosen.ok) return chosen.failure;
    }
  return null;
}
