// Check whether the bytes of a GIF are its frames and nothing else: every block as long as it must be, no byte beside the codes that draw.

const headBytes = 13;
const frameHeadBytes = 10;
const [frame, extension, end] = [0x2c, 0x21, 0x3b];
const codesAtMost = 4_096;
const bitsAtMost = 12;
/** Encoders fill theirs with 255 bytes. Small ones hide what they like in their lengths, and are millions in one file. */
const blockBytesAtLeast = 64;

/** Its colours and pixels may be anything, as in every picture; nothing that no decoder looks at may stand between them. */
export function checkGif(bytes: Buffer): 'plain' | 'more' {
  // The codes of one frame after the other are put together here.
  const codes = Buffer.allocUnsafe(bytes.length);
  let at = headBytes + colours(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === end) return at + 1 === bytes.length ? 'plain' : 'more';
    const next =
      block === frame ? endOfFrame(bytes, at, codes) : block === extension ? endOfDrawing(bytes, at) : 0;
    if (next === 0) return 'more';
    at = next;
  }
  return 'more';
}

function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** How long a frame stays, and how often all are repeated: of fixed lengths. 0 for all others. */
function endOfDrawing(bytes: Buffer, at: number): number {
  const label = bytes[at + 1];
  if (label === 0xf9) return bytes[at + 2] === 4 && bytes[at + 7] === 0 ? at + 8 : 0;
  const isLoop =
    label === 0xff && bytes[at + 2] === 11 && bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
  return isLoop && bytes[at + 14] === 3 && bytes[at + 15] === 1 && bytes[at + 18] === 0 ? at + 19 : 0;
}

/** 0 where its codes do not draw exactly its pixels, or something follows them. */
function endOfFrame(bytes: Buffer, at: number, codes: Buffer): number {
  if (at + frameHeadBytes >= bytes.length) return 0;
  const pixels = bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7);
  const first = at + frameHeadBytes + colours(bytes[at + 9] ?? 0);
  let [next, blocks, filled] = [first + 1, 0, 0];
  for (let size = bytes[next]; size !== 0; size = bytes[next]) {
    // The last may be as small as it must be.
    if (size === undefined || filled < blocks * blockBytesAtLeast) return 0;
    filled += bytes.copy(codes, filled, next + 1, next + 1 + size);
    blocks += 1;
    next += 1 + size;
  }
  return drawsExactly(codes.subarray(0, filled), bytes[first] ?? 0, pixels) ? next + 1 : 0;
}

/** Follows the codes without drawing: each says how many pixels it stands for. The last is the one that ends them, in the last byte. */
function drawsExactly(codes: Buffer, depth: number, pixels: number): boolean {
  if (depth < 2 || depth > 8) return false;
  const [clear, last] = [2 ** depth, 2 ** depth + 1];
  const lengths = new Uint32Array(codesAtMost).fill(1, 0, clear);
  let [known, bits, before, drawn, place] = [last + 1, depth + 1, 0, 0, 0];
  for (;;) {
    if (place + bits > codes.length * 8) return false;
    const byte = place >> 3;
    const three = (codes[byte] ?? 0) | ((codes[byte + 1] ?? 0) << 8) | ((codes[byte + 2] ?? 0) << 16);
    const code = (three >> (place & 7)) & ((1 << bits) - 1);
    place += bits;
    if (code === last) return drawn === pixels && Math.ceil(place / 8) === codes.length;
    if (code === clear) {
      [known, bits, before] = [last + 1, depth + 1, 0];
      continue;
    }
    if (code > known || (code === known && (before === 0 || known === codesAtMost))) return false;
    if (before > 0 && known < codesAtMost) {
      lengths[known] = before + 1;
      known += 1;
      if (known === 2 ** bits && bits < bitsAtMost) bits += 1;
    }
    before = lengths[code] ?? 0;
    drawn += before;
    if (drawn > pixels) return false;
  }
}
