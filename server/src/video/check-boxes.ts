// Check whether an MP4 or QuickTime file is whole by its outermost boxes (ISO 14496-12 §4.2): each says its length, none may pass the end.
import { open, type FileHandle } from 'node:fs/promises';

const headBytes = 16;
/** A film has a handful; each fragment of a stream has two, every second or so. */
const boxesAtMost = 50_000;

/** `cut-off` too where there is no index: what was filmed can then not be found. What follows the last box is not looked at. */
export async function checkBoxes(path: string): Promise<'whole' | 'cut-off'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    let hasIndex = false;
    for (let count = 0; at + 8 <= size && count < boxesAtMost; count += 1) {
      const box = await readBox(file, at, size);
      if (!/^[\x20-\x7e\xa9]{4}$/.test(box.type)) break;
      if (box.bytes < 8 || at + box.bytes > size) return 'cut-off';
      hasIndex ||= box.type === 'moov';
      at += box.bytes;
    }
    return hasIndex ? 'whole' : 'cut-off';
  } finally {
    await file.close();
  }
}

/** A length of 0 goes to the end of the file, one of 1 stands behind the type in 64 bits. */
async function readBox(file: FileHandle, at: number, size: number): Promise<{ type: string; bytes: number }> {
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, at);
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
  if (short === 0) return { type, bytes: size - at };
  if (short !== 1) return { type, bytes: short };
  return { type, bytes: bytesRead < headBytes ? size : Number(head.readBigUInt64BE(8)) };
}
