// How an article's words and pictures become the HTML that WeChat gets: sent by the channel, measured by the checks.
type ArticlePicture = { readonly address: string; readonly altText: string };

/** Every letter that HTML would read as its own, and how it is written instead. */
const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Paragraphs end at an empty line; the pictures stand behind the text. */
export function articleHtml(text: string, pictures: readonly ArticlePicture[]): string {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br/>')}</p>`);
  const shown = pictures.map(
    ({ address, altText }) => `<p><img src="${escaped(address)}" alt="${escaped(altText)}"/></p>`,
  );
  return [...paragraphs, ...shown].join('');
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => htmlEntities[letter] ?? letter);
}
