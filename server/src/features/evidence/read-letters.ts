// Read the letters of a text as readers see them: where its words begin and end, and where a page says that it was cut off.

export type Letters = {
  /** In a row, without the spaces and signs: each platform writes its own. */
  readonly letters: string;
  /** One at each place where a word begins or ends, or the text does. */
  readonly edges: Uint8Array;
  /** After so many letters stands a sign that something is left out. */
  readonly cuts: ReadonlySet<number>;
};

const cut = /^(?:\.|⋯)/;

export function readLetters(text: string): Letters {
  const words: string[] = [];
  const ends: number[] = [0];
  const cuts = new Set<number>();
  let length = 0;
  for (const [word] of plain(text).matchAll(/[\p{L}\p{N}]+|\.{3}|⋯/gu)) {
    if (cut.test(word)) {
      cuts.add(length);
      continue;
    }
    words.push(word);
    length += word.length;
    ends.push(length);
  }
  const edges = new Uint8Array(length + 1);
  for (const end of ends) edges[end] = 1;
  return { letters: words.join(''), edges, cuts };
}

/** As a page may set them in capitals: one case, no accents, none drawn longer. Signs that a page may draw are left out. */
function plain(text: string): string {
  return text
    .replaceAll(/[\d#*]\uFE0F?\u20E3|(?![\d#*])\p{Emoji}/gu, ' ')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('\u0640', '')
    .normalize('NFD')
    .replaceAll(/(?<=[\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu, '')
    .normalize('NFC');
}
