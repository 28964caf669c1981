// Describe a stored file as uploads and conversions answer it (R-ENT-003).
import type { FileRecord } from '@herald/contract/media.ts';
import type { KeptFile } from './store/files.ts';

export function describeFile(file: KeptFile): FileRecord {
  const { key, name, mimeType, uid, sizeBytes, md5, width, height, properties } = file;
  const [family = ''] = mimeType.split('/');
  return {
    type: family === 'image' ? 'img' : family,
    content: '',
    url: `/prod-api/media/${key}`,
    name,
    uid,
    size: sizeBytes,
    md5,
    width,
    height,
    durationSeconds: properties?.durationSeconds ?? null,
  };
}
