// What WeChat makes of an article's HTML: no scripts, no pictures from elsewhere, and the plain words a reader sees.
import { attributeOf, savedHtml } from '../../article-html.ts';

export function lengthOf(text: string): number {
  return [...text].length;
}

const IMAGE = /<img\b[^>]*>/gi;

export interface ShownPicture {
  address: string;
  altText: string;
}

/** The pictures of a text in their order. */
export function picturesIn(html: string): ShownPicture[] {
  return [...html.matchAll(IMAGE)].map(([image]) => ({
    address: plainWords(attributeOf(image, 'src')),
    altText: plainWords(attributeOf(image, 'alt')),
  }));
}

/** Scripts are taken out, pictures that were not uploaded here, and links to anywhere but WeChat. */
export function cleaned(html: string, isKnown: (address: string) => boolean): string {
  return savedHtml(html, (address) => isKnown(plainWords(address)));
}

/** With each picture at the address that is answered for its own. */
export function withPicturesAt(html: string, addressOf: (address: string) => string): string {
  return html.replaceAll(IMAGE, (image) => {
    const altText = attributeOf(image, 'alt');
    const at = addressOf(plainWords(attributeOf(image, 'src')));
    const caption = altText === '' ? '' : `<figcaption>${altText}</figcaption>`;
    return `<figure><img src="${at}" alt="${altText}">${caption}</figure>`;
  });
}

/** As an article that was saved is read back. */
export function readBack(html: string): string {
  return html.replaceAll(/(<img\b[^>]*?\s)src=/gi, '$1data-src=');
}

/** Paragraphs stand apart by an empty line, line breaks stay. */
export function plainText(html: string): string {
  const marked = html
    .replaceAll(IMAGE, '')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|h\d|li|blockquote|section|div)>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return plainWords(marked)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

function plainWords(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
