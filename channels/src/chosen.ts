// What was chosen of a channel's own fields.
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';

/** What is none of its options counts as not chosen. */
export function chosenOf({ attribute = '', options = [], preset = '' }: ChannelChoice, post: Post): string {
  const value = post.attributes?.[attribute];
  return options.find((option) => option.value === value)?.value ?? preset;
}
