// Animations of a test's own: as heavy as they are wanted, without an encoder's hours.

const codeBits = 9;
const clear = 256;
/** Before the tenth bit. */
const literalsAtOnce = 250;
const stays = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);
const loops = Buffer.from([0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]);

/** Noise, each pixel a code of nine bits, in blocks of so many bytes. */
export function makeTestGif({
  side,
  frames,
  block,
}: {
  side: number;
  frames: number;
  block: number;
}): Buffer {
  const one = [stays, frameHead(side), Buffer.from([8]), inBlocks(literals(side * side), block)];
  const colours = Buffer.from(Array.from({ length: 768 }, (_, at) => (at * 7) % 256));
  const all = Array.from({ length: frames }, () => one).flat();
  return Buffer.concat([head(side, 0xf7), colours, loops, ...all, Buffer.from([0x3b])]);
}

/** Of one pixel: its second frame clears its codes over and over, in blocks of one byte. */
export function makeBlockBomb(bytes: number): Buffer {
  const pixel = Buffer.from([2, 2, 0x44, 1, 0]);
  const blocks = Buffer.alloc(bytes, Buffer.from([1, 0x24]));
  blocks[1] = 0x44;
  blocks[3] = 1;
  const second = [stays, frameHead(1), Buffer.from([2]), blocks, Buffer.from([0, 0x3b])];
  return Buffer.concat([head(1, 0x80), Buffer.alloc(6, 90), loops, stays, frameHead(1), pixel, ...second]);
}

function head(side: number, flags: number): Buffer {
  return Buffer.concat([Buffer.from('GIF89a'), two(side), two(side), Buffer.from([flags, 0, 0])]);
}

function frameHead(side: number): Buffer {
  return Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), two(side), two(side), Buffer.from([0])]);
}

function two(value: number): Buffer {
  return Buffer.from([value & 0xff, value >> 8]);
}

function literals(pixels: number): Buffer {
  const codes = pixels + Math.ceil(pixels / literalsAtOnce) + 1;
  const packed = Buffer.alloc(Math.ceil((codes * codeBits) / 8));
  let place = 0;
  const put = (code: number) => {
    const shifted = code << (place & 7);
    const byte = place >> 3;
    packed[byte] = (packed[byte] ?? 0) | (shifted & 0xff);
    packed[byte + 1] = (packed[byte + 1] ?? 0) | (shifted >> 8);
    place += codeBits;
  };
  for (let drawn = 0; drawn < pixels; drawn += 1) {
    if (drawn % literalsAtOnce === 0) put(clear);
    put((drawn * drawn) % 253);
  }
  put(clear + 1);
  return packed;
}

function inBlocks(codes: Buffer, block: number): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < codes.length; at += block) {
    const piece = codes.subarray(at, at + block);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([...pieces, Buffer.alloc(1)]);
}
