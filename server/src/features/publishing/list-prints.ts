// List by what a publication is known again: its own fingerprint, and those of the articles of its message.
import { identifySent } from './identify-sent.ts';
import type { Publication } from './store/rows.ts';

export function listPrints(one: Publication): string[] {
  const { fingerprint, article_fingerprints: articles } = identifySent(one);
  return [fingerprint, ...articles];
}
