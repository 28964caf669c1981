// What WeChat makes of an article's HTML: no scripts, no pictures from elsewhere, and the plain words a reader sees.

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
    address: plainWords(attribute(image, 'src')),
    altText: plainWords(attribute(image, 'alt')),
  }));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}

/** Scripts are taken out, and pictures that were not uploaded here. */
export function cleaned(html: string, isKnown: (address: string) => boolean): string {
  const scriptless = html.replaceAll(/<script\b[\s\S]*?<\/script>/gi, '').replaceAll(/\son\w+="[^"]*"/gi, '');
  return scriptless.replaceAll(IMAGE, (image) => (isKnown(plainWords(attribute(image, 'src'))) ? image : ''));
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
    .replaceAll(/<\/p>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return plainWords(marked).trim();
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
