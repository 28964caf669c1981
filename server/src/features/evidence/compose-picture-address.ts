// Compose where a kept picture lies: for whoever is signed in, as stored files are.
import { apiBase } from '../../http/route.ts';

export function composePictureAddress(key: string | null, width?: 320): string {
  if (key === null) return '';
  return `${apiBase}/content/publish/picture/${key}${width === undefined ? '' : `?w=${width}`}`;
}
