// What comes with a paste: words by our rules, pictures as files, and none from somebody else's site.
import { articleMarkup } from '@herald/contract/article-markup.ts';
import { expect, test } from 'vitest';
import { readPaste } from './read-paste.ts';

const own = new Set(['/f/1']);
const file = new File(['x'], 'image.png', { type: 'image/png' });
const read = (html: string, files: readonly File[] = []) => {
  const pasted = readPaste({ html, files, own });
  return (
    pasted && {
      ...pasted,
      article: articleMarkup(pasted.article),
      files: pasted.files.map(({ name }) => name),
    }
  );
};

test('plain text is left to the editor', () => {
  expect(read('')).toBeNull();
});

test('a picture alone is a file to upload, with or without the address it was copied from', () => {
  expect(read('', [file])).toEqual({ article: '', files: ['image.png'], lost: 0 });
  expect(read('<img src="https://example.com/a.png">', [file])).toEqual({
    article: '',
    files: ['image.png'],
    lost: 0,
  });
});

test('pictures within words: ours stay, those written out are uploaded, those elsewhere are counted', () => {
  const html = `<p onclick=a()>x<img src="/f/1"><img src="data:image/jpeg;base64,AAAA"><img src="https://example.com/b.png">
    <img src="data:image/svg+xml;base64,AAAA"><img src="data:image/png;base64,A"></p>`;
  expect(read(html)).toEqual({
    article: '<p>x</p><p><img src="/f/1"/></p>',
    files: ['pasted-1.jpg'],
    lost: 3,
  });
});
