// The mark of a data folder: by it a start knows that what lies there is Herald's.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const folderMark = 'herald.json';

export function markDataFolder(folder: string): void {
  writeFileSync(join(folder, folderMark), `${JSON.stringify({ product: 'herald', format: 1 })}\n`);
}
