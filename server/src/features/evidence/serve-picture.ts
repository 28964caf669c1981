// Serve a kept picture to whoever was let in: as a picture and nothing else, whole or small.
import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { keyShape } from '../../files/file-key.ts';
import { Refusal } from '../../refusal.ts';
import { renderThumbnail } from '../media/render-thumbnail.ts';
import { isPictureKey } from './store.ts';

export async function servePicture(
  { db, files }: Context,
  { key, isSmall }: { key: string; isSmall: boolean },
): Promise<{ headers: Record<string, string>; body: Readable }> {
  if (!keyShape.test(key) || !(await isPictureKey(db, key))) throw new Refusal('not-found');
  const shown = isSmall ? await renderThumbnail(files, { key, width: 320 }) : key;
  const size = await files.size(shown);
  if (size === null) throw new Refusal('not-found');
  return {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, max-age=3600',
      vary: 'Cookie',
    },
    body: await files.read(shown),
  };
}
