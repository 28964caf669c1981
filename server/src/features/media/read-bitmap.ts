// Read a bitmap, which no decoder here does: a plain table of pixels, as long as its own measures say, and nothing behind it.

const fileHeadBytes = 14;
const headBytesAtLeast = 40;
/** The longest head, three masks and a palette of 256 colours. */
const tableAtMost = 2_048;
const depths = [1, 4, 8, 16, 24, 32];
/** Uncompressed, plainly or with masks that say where each colour stands. */
const plain = [0, 3];
/** Of a head with a profile, which would lie behind the table: the colours are then the usual ones. */
const profiledHeadBytes = 124;
const profileAt = fileHeadBytes + 56;
const usualColours = Buffer.from('BGRs', 'latin1');

export type Bitmap = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Null for what is none: compressed ones too, whose measures promise more than their bytes hold. */
export function readBitmap(bytes: Buffer): Bitmap | null {
  if (bytes.length < fileHeadBytes + headBytesAtLeast || bytes.readUInt32LE(2) !== bytes.length) return null;
  const [table, head] = [bytes.readUInt32LE(10), bytes.readUInt32LE(14)];
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  const [depth, way] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const isPlain = depths.includes(depth) && plain.includes(way) && width > 0 && height > 0;
  if (!isPlain || head < headBytesAtLeast || table < fileHeadBytes + head || table > tableAtMost) return null;
  const end = table + height * 4 * Math.ceil((width * depth) / 32);
  if (end > bytes.length) return null;
  return { bytes: withoutRest(bytes, head, end), width, height };
}

/** Some write two bytes more than there are, others a profile. */
function withoutRest(bytes: Buffer, head: number, end: number): Buffer {
  if (end === bytes.length) return bytes;
  const table = Buffer.from(bytes.subarray(0, end));
  table.writeUInt32LE(end, 2);
  if (head >= profiledHeadBytes) usualColours.copy(table, profileAt);
  return table;
}
