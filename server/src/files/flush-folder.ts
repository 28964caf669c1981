// Flush a folder: a name in it survives a power cut only from here on.
import { open } from 'node:fs/promises';

export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
