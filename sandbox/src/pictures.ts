// What a file really is, judged by its bytes and never by its name.
export interface Picture {
  type: 'jpeg' | 'png' | 'gif' | 'bmp' | 'tiff' | 'webp';
  widthPixels: number;
  heightPixels: number;
}

const PNG = '89504e470d0a1a0a';

export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    return (
      readPng(bytes) ??
      readGif(bytes) ??
      readBmp(bytes) ??
      readWebp(bytes) ??
      readTiff(bytes) ??
      readJpeg(bytes)
    );
  } catch (error) {
    // A header that ends before its own figures: a truncated file, so no picture.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function isMp4(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp';
}

function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.toString('hex', 0, 8) !== PNG || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { type: 'png', widthPixels: bytes.readUInt32BE(16), heightPixels: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): Picture | undefined {
  if (!['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6))) return undefined;
  return { type: 'gif', widthPixels: bytes.readUInt16LE(6), heightPixels: bytes.readUInt16LE(8) };
}

function readBmp(bytes: Buffer): Picture | undefined {
  if (bytes.toString('latin1', 0, 2) !== 'BM') return undefined;
  return { type: 'bmp', widthPixels: bytes.readInt32LE(18), heightPixels: Math.abs(bytes.readInt32LE(22)) };
}

function readTiff(bytes: Buffer): Picture | undefined {
  if (!['49492a00', '4d4d002a'].includes(bytes.toString('hex', 0, 4)) || bytes.length < 64) return undefined;
  return { type: 'tiff', widthPixels: 0, heightPixels: 0 };
}

function readWebp(bytes: Buffer): Picture | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const extended = bytes.toString('latin1', 12, 16) === 'VP8X';
  if (!extended) return { type: 'webp', widthPixels: 0, heightPixels: 0 };
  return {
    type: 'webp',
    widthPixels: bytes.readUIntLE(24, 3) + 1,
    heightPixels: bytes.readUIntLE(27, 3) + 1,
  };
}

function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff') return undefined;
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        type: 'jpeg',
        widthPixels: bytes.readUInt16BE(at + 7),
        heightPixels: bytes.readUInt16BE(at + 5),
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
