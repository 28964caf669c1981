// Which composer "New content" opens: the whole one, or Facebook’s simple edition (C-05).
import type { LayoutSettings } from './layout-settings.ts';

export function composePath(edition: LayoutSettings['edition']): string {
  return edition === 'simple' ? '/api/content/publish/pubContentSimple' : '/api/content/publish/pubContent';
}
