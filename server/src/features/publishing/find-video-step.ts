// Find the step that takes a post's video to its platform; null where none does.
import type { Channel, StepPlan } from '@herald/channels/channel.ts';
import type { Post } from '@herald/contract/post.ts';

/** What the channels call it; a container of Instagram's holds nothing else beside a video. */
const carriers: ReadonlySet<string> = new Set(['video', 'container']);

export function findVideoStep({ prepare }: Pick<Channel, 'prepare'>, post: Post): StepPlan | null {
  if (!post.video) return null;
  return prepare.steps(post).find(({ key }) => carriers.has(key)) ?? null;
}
