// A ZIP archive of small texts, stored as they are: what a spreadsheet's file is made of.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}

/** Numbers of two or four bytes, the lowest first. */
function numbers(...given: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const out = given.flatMap(([value, bytes]) =>
    Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff),
  );
  return Uint8Array.from(out);
}

/** 2026-01-01, so that the same table is the same file. */
const noDate = [
  [0, 2],
  [((2026 - 1980) << 9) | (1 << 5) | 1, 2],
] as const;
const names8Bit = 0x0800;

export function zip(files: Readonly<Record<string, string>>): Blob {
  const encode = (text: string) => new TextEncoder().encode(text);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [encode(name), encode(text)];
    const about = [
      [20, 2],
      [names8Bit, 2],
      [0, 2],
      ...noDate,
      [checksum(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    ] as const;
    const head = numbers([0x04034b50, 4], ...about);
    parts.push(head, path, bytes);
    directory.push(
      numbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    offset += head.length + path.length + bytes.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...parts, ...directory, end]);
}
