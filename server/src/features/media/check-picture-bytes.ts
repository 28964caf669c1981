// Check whether a picture's bytes are the picture and nothing else: no metadata, no comments, nothing behind its end.

/** Chunks that only draw; texts, profiles, EXIF and animation are not among them. */
const pngDraws = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'sBIT', 'bKGD', 'IDAT', 'IEND'];
const webpDraws = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];

/** What is not plain is drawn anew; the formats not listed always are. */
export function checkPictureBytes(bytes: Buffer, mimeType: string): 'plain' | 'more' {
  const walks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
    'image/png': isPlainPng,
    'image/webp': isPlainWebp,
    'image/jpeg': isPlainJpeg,
    'image/gif': isPlainGif,
  };
  return walks[mimeType]?.(bytes) ? 'plain' : 'more';
}

function isPlainPng(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!pngDraws.includes(type)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < 12 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!webpDraws.includes(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}

/** JFIF and Adobe's colour mark are needed to draw; other application segments and comments are not. */
function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2 === bytes.length;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (marker === 0xfe || (isApplication && marker !== 0xe0 && marker !== 0xee)) return false;
    // A JFIF of more than its fixed fields holds a thumbnail, or something else.
    const size = bytes.readUInt16BE(at + 2);
    if (isApplication && size > 16) return false;
    at += 2 + size;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return at + 2 === bytes.length && bytes[at] === 0xff && bytes[at + 1] === 0xd9;
}

/** Inside a scan a marker is ff followed by neither 00 (stuffing) nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

function isPlainGif(bytes: Buffer): boolean {
  let at = 13 + colours(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1 === bytes.length;
    if (block === 0x2c) at = endOfBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    else if (block === 0x21 && isDrawing(bytes, at)) at = endOfBlocks(bytes, at + 2);
    else return false;
  }
  return false;
}

function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** How long a frame stays, and how often all are repeated. */
function isDrawing(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  const isLoop = label === 0xff && bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
  return label === 0xf9 || (isLoop && bytes[at + 14] === 3 && bytes[at + 18] === 0);
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
