// Limit the formatting of texts to what an article may hold, in our own words, before it is stored: whoever sent it is not believed.
import type { Composition } from '@herald/contract/content.ts';
import { cleanedText } from '@herald/contract/formatted-text.ts';

export function limitFormatting(content: Composition): Composition {
  return { ...content, media: content.media.map(cleanedText) };
}
