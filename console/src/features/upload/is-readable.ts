// Whether a chosen file still is the one that was chosen: a browser reads nothing of one that was changed, moved or deleted since.

/** One byte is enough to hear it (File API, NotReadableError). */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
