// Render a picture of a post from what its platform says of it, marked as drawn: where no page of it is to be seen.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import type { Shown } from '../publishing/read-shown.ts';

const [width, margin, lineHeight, perLine, linesAtMost] = [1_280, 64, 40, 58, 30];
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Extended_Pictographic}/u;
/** What the picture says of itself, to whoever holds it, in the house's four languages. */
const marks = [
  'Drawn by Herald from what the platform says. Not a photograph of the page.',
  '由 Herald 根据平台返回的信息绘制，并非页面截图。',
  'Dibujado por Herald según lo que dice la plataforma. No es una captura de la página.',
  'プラットフォームの回答をもとに Herald が描画したもので、ページの画面ではありません。',
];
const words = { same: 'as sent', other: 'the platform shows other words', untold: 'words as we sent them' };

/** WebP. The words are those we sent: `asSent` says whether the platform confirms them. */
export async function renderReadBack(
  { config, db }: Pick<Context, 'config' | 'db'>,
  shown: Shown,
  said: { readonly asSent?: boolean },
): Promise<Buffer> {
  const at = (time: Date | null) =>
    time === null ? '–' : `${wallClockOf(time, config.zone)} (${config.zone})`;
  const confirmed = said.asSent === undefined ? words.untold : said.asSent ? words.same : words.other;
  const parts = shown.post.articles ?? [{ title: shown.title, text: shown.post.text }];
  const lines = [
    ...wrapped(shown.accountName).map((text) => ({
      text,
      size: 32,
    })),
    { text: `Published ${at(shown.publishedAt)}`, size: 24 },
    { text: `It stands, asked ${at(await readClock(db))}; ${confirmed}`, size: 24 },
    { text: '', size: 24 },
    ...parts.flatMap(({ title, text }) => [
      ...wrapped(title).map((line) => ({ text: line, size: 32 })),
      ...wrapped(text).map((line) => ({ text: line, size: 28 })),
    ]),
    { text: '', size: 24 },
    ...marks.map((text) => ({ text, size: 22 })),
  ];
  const height = lines.length * lineHeight + margin * 2;
  const drawn = lines.map(
    ({ text, size }, at) =>
      `<text x="${margin}" y="${margin + (at + 1) * lineHeight}" font-size="${size}">${escaped(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#fff"/><rect x="16" y="16" width="${width - 32}" height="${height - 32}" fill="none"
stroke="#b36b00" stroke-width="4" stroke-dasharray="16 12"/><g font-family="sans-serif" fill="#1c1e21">${drawn.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 85 }).toBuffer();
}

/** By the width of its characters; what is too long ends with an ellipsis. */
function wrapped(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => {
    const found: string[] = [''];
    let room = perLine;
    for (const character of line) {
      room -= wide.test(character) ? 2 : 1;
      if (room < 0) {
        found.push('');
        room = perLine - (wide.test(character) ? 2 : 1);
      }
      found.push(`${found.pop() ?? ''}${character}`);
    }
    return found;
  });
  return lines.length > linesAtMost ? [...lines.slice(0, linesAtMost), '…'] : lines;
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  // XML holds no control characters.
  const printable = text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ');
  return printable.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '');
}
