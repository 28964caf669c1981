// A bitmap of a test's own: 24 bits a pixel, its measures and the bytes of its table as they are wanted.

/** `table`: bytes of pixels; `rest`: what stands behind them. */
export function makeTestBitmap(asked: {
  width: number;
  height: number;
  table: number;
  rest?: Buffer;
}): Buffer {
  const { width, height, table, rest = Buffer.alloc(0) } = asked;
  const bitmap = Buffer.concat([Buffer.alloc(54 + table, 0x40), rest]);
  bitmap.fill(0, 2, 54);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(54, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(width, 18);
  bitmap.writeInt32LE(height, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  return bitmap;
}
