// Render a picture in the format it came in: without any loss where it had none, and hardly heavier, for channels judge its weight.
import type { Metadata, Sharp } from 'sharp';
import { decideQuality } from './decide-quality.ts';

/** Hardly any loss; the other is what most programs write, of which the first only makes more bytes. */
const webpQualities = { fine: 90, usual: 75 };
const grownAtMost = 1.1;
const secondMs = 1_000;

type Source = { readonly bytes: Buffer; readonly head: Metadata; readonly seconds: number };

/** `seconds`: for all of it. Where the first way makes it heavier than it was the others are tried, and the lightest is kept. */
export async function renderPicture(picture: Sharp, { bytes, head, seconds }: Source): Promise<Buffer> {
  const until = performance.now() + seconds * secondMs;
  const [first, ...others] = waysOf(bytes, head);
  let lightest = await first(picture.clone().timeout({ seconds })).toBuffer();
  for (const way of others) {
    const left = Math.floor((until - performance.now()) / secondMs);
    if (lightest.length <= grownAtMost * bytes.length || left < 1) return lightest;
    const other = await way(picture.clone().timeout({ seconds: left }))
      .toBuffer()
      .catch(() => lightest);
    if (other.length < lightest.length) lightest = other;
  }
  return lightest;
}

type Way = (picture: Sharp) => Sharp;

function waysOf(bytes: Buffer, head: Metadata): [Way, ...Way[]] {
  const { format, depth, chromaSubsampling, space, isPalette, bitsPerSample } = head;
  if (format === 'jpeg') {
    const isHalved = chromaSubsampling === '4:2:0';
    const quality = decideQuality(bytes);
    return [(picture) => picture.jpeg({ quality, chromaSubsampling: isHalved ? '4:2:0' : '4:4:4' })];
  }
  if (format === 'webp' && isLossless(bytes))
    return [(picture) => picture.webp({ lossless: true, exact: true })];
  if (format === 'webp') {
    const { fine, usual } = webpQualities;
    return [(picture) => picture.webp({ quality: fine }), (picture) => picture.webp({ quality: usual })];
  }
  const deep: Way = (picture) => (depth === 'ushort' ? picture.toColourspace(space) : picture);
  if (format === 'tiff') return [(picture) => deep(picture).tiff({ compression: 'lzw' })];
  if (format !== 'png') return [(picture) => deep(picture).toFormat(format)];
  // Of no more colours than it had: each stays what it is.
  if (isPalette)
    return [
      (picture) =>
        picture.png({ palette: true, colours: 2 ** (bitsPerSample ?? 8), quality: 100, dither: 0 }),
    ];
  // Filtered rows suit what is soft, plain ones drawings and writing.
  const filtered =
    (adaptiveFiltering: boolean): Way =>
    (picture) =>
      deep(picture).png({ adaptiveFiltering });
  return [filtered(true), filtered(false)];
}

/** By the chunk its picture lies in, or that of its first frame. */
function isLossless(webp: Buffer): boolean {
  const frameHeadBytes = 24;
  for (let at = 12; at + 8 <= webp.length;) {
    const type = webp.toString('latin1', at, at + 4);
    if (type === 'VP8L' || type === 'VP8 ') return type === 'VP8L';
    const size = webp.readUInt32LE(at + 4);
    at += type === 'ANMF' ? frameHeadBytes : 8 + size + (size % 2);
  }
  return false;
}
