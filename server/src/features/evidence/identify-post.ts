// Identify a post on a page: some of its words stand there, as readers see them.
import type { Post } from '@herald/contract/post.ts';

/** Long enough to stand in no other text by chance, short enough for a page that cuts a text off. */
const pieceLetters = 14;
/** A post of a word or two, or of pictures alone, is known by none. */
const fewestLetters = 4;
const searchedLetters = 600;

/** True as well where the post has no words to look for. Signs, spaces and addresses count for nothing: each platform writes its own. */
export function identifyPost({ title, text, articles = [] }: Post, words: string): boolean {
  const wanted = [title, text, ...articles.flatMap((one) => [one.title, one.text])]
    .map((one) => lettersOf(one).slice(0, searchedLetters))
    .filter((letters) => letters.length >= fewestLetters);
  const there = lettersOf(words);
  return (
    wanted.length === 0 || wanted.some((letters) => piecesOf(letters).some((piece) => there.includes(piece)))
  );
}

function lettersOf(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function piecesOf(letters: string): string[] {
  const starts = Array.from({ length: Math.ceil(letters.length / pieceLetters) }, (_, n) => n * pieceLetters);
  const pieces = starts.map((at) => letters.slice(at, at + pieceLetters));
  return pieces.filter((piece) => piece.length === pieceLetters || pieces.length === 1);
}
