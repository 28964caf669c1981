// Identify what was sent: by the fingerprint it was queued with, or by its post where it was queued before a film was known by its source (0053), or formatting told only articles apart (0060).
import { identifyArticles } from './identify-articles.ts';
import { identifyPost } from './identify-post.ts';
import type { Publication } from './store/rows.ts';

export function identifySent(one: Publication): Pick<Publication, 'fingerprint' | 'article_fingerprints'> {
  if (!one.print_is_old) return one;
  return {
    fingerprint: identifyPost(one, one.post),
    article_fingerprints: identifyArticles(one, one.post),
  };
}
