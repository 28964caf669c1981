// Read a bitmap, which no decoder here does: its measures, colours and table of pixels, put together anew with nothing between and nothing behind.

const fileHeadBytes = 14;
const headBytesAtLeast = 40;
/** Later heads hold the masks themselves, and from the fourth on where white and the primaries lie. */
const masksEnd = fileHeadBytes + 56;
const heads = [40, 52, 56, 108, 124];
const maskBytes = 12;
/** The longest head, three masks and a palette of 256 colours. */
const tableAtMost = 2_048;
const depths = [1, 4, 8, 16, 24, 32];
/** Uncompressed, plainly or with masks that say where each colour stands. */
const [plain, masked] = [0, 3];
/** The usual colours, whatever profile lay behind the table. */
const usualColours = Buffer.from('BGRs', 'latin1');

export type Bitmap = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Null for what is none: compressed ones too, whose measures promise more than their bytes hold. */
export function readBitmap(bytes: Buffer): Bitmap | null {
  if (bytes.length < fileHeadBytes + headBytesAtLeast || bytes.readUInt32LE(2) !== bytes.length) return null;
  const [table, head] = [bytes.readUInt32LE(10), bytes.readUInt32LE(14)];
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  const [depth, way] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const isDrawn = depths.includes(depth) && (way === plain || way === masked) && width > 0 && height > 0;
  if (!isDrawn || !heads.includes(head) || table > tableAtMost) return null;
  const masks = way === masked && head === headBytesAtLeast ? maskBytes : 0;
  const colours = depth > 8 ? 0 : Math.min(2 ** depth, bytes.readUInt32LE(46) || 2 ** depth);
  const headEnd = fileHeadBytes + head + masks;
  const rowBits = width * depth;
  const rowBytes = 4 * Math.ceil(rowBits / 32);
  if (table < headEnd + 4 * colours || table + height * rowBytes > bytes.length) return null;
  const pixels = bytes.subarray(table, table + height * rowBytes);
  const whole = Buffer.concat([bytes.subarray(0, headEnd + 4 * colours), pixels]);
  clearHead(whole, { head, headEnd, colours });
  clearRows(whole.subarray(-pixels.length), rowBytes, Math.ceil(rowBits / 8));
  return { bytes: whole, width, height };
}

type Parts = { readonly head: number; readonly headEnd: number; readonly colours: number };

/** What nobody reads to draw it holds nothing. */
function clearHead(whole: Buffer, { head, headEnd, colours }: Parts): void {
  whole.writeUInt32LE(whole.length, 2);
  whole.writeUInt32LE(0, 6);
  whole.writeUInt32LE(headEnd + 4 * colours, 10);
  whole.writeUInt32LE(whole.length - headEnd - 4 * colours, 34);
  // How many colours there are, and that all of them matter.
  whole.writeUInt32LE(colours, 46);
  whole.writeUInt32LE(0, 50);
  for (let colour = 0; colour < colours; colour += 1) whole[headEnd + 4 * colour + 3] = 0;
  if (fileHeadBytes + head <= masksEnd) return;
  whole.fill(0, masksEnd, fileHeadBytes + head);
  usualColours.copy(whole, masksEnd);
}

/** Each row ends at a multiple of four bytes. */
function clearRows(pixels: Buffer, rowBytes: number, drawnBytes: number): void {
  if (drawnBytes === rowBytes) return;
  for (let end = rowBytes; end <= pixels.length; end += rowBytes)
    pixels.fill(0, end - rowBytes + drawnBytes, end);
}
