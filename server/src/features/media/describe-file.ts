// Describe a stored file as uploads and conversions answer it.
import type { FileRecord } from '@herald/contract/media.ts';
import type { FilmRow } from './store.ts';

type Row = Pick<
  FilmRow,
  'id' | 'key' | 'name' | 'mimeType' | 'sizeBytes' | 'md5' | 'width' | 'height' | 'properties'
>;

export function describeFile({
  id,
  key,
  name,
  mimeType,
  sizeBytes,
  md5,
  width,
  height,
  properties,
}: Row): FileRecord {
  const [family = ''] = mimeType.split('/');
  const type = family === 'image' ? 'img' : family;
  const durationSeconds = properties?.durationSeconds ?? null;
  return {
    type,
    content: '',
    url: `/prod-api/media/${key}`,
    name,
    uid: id,
    size: sizeBytes,
    md5,
    width,
    height,
    durationSeconds,
  };
}
