// Identify the articles of a message: each has the fingerprint it would have alone; a post that is no message has none of them.
import type { Post } from '@herald/contract/post.ts';
import { identifyPost } from './identify-post.ts';

export function identifyArticles(on: Parameters<typeof identifyPost>[0], { articles = [] }: Post): string[] {
  return articles.map((article) => identifyPost(on, article));
}
