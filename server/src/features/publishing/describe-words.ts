// Describe the words of a post as readers of its channel find them: by these a person knows it on its account. Pure.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { sendsText, sendsTitle, sentText } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';

/** Title and text, each where the channel shows it; of a message of several articles their titles. Empty where nothing of ours is shown. */
export function describeWords(post: Post, rules: ChannelRules): string {
  if (post.articles && post.articles.length > 1) return post.articles.map(({ title }) => title).join('\n');
  const title = sendsTitle(post, rules) ? post.title : '';
  const text = sendsText(post, rules) ? sentText(post, rules) : '';
  return [title, text].filter((part) => part !== '').join('\n');
}
