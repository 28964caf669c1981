// Describe a material: the record of its file, what its owner wrote of it, and how often it is used.
import { mediaTypes } from '@herald/contract/content.ts';
import { materialKeptMs, type Material, type MaterialType } from '@herald/contract/materials.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { describeFile } from './describe-file.ts';
import { identifySmall } from './identify-small.ts';
import type { MaterialRow } from './store/materials.ts';

const types: Readonly<Record<string, MaterialType>> = {
  image: mediaTypes.image,
  video: mediaTypes.video,
  audio: mediaTypes.audio,
};

export function describeMaterial(row: MaterialRow, uses: number, zone: string): Material {
  const { id, title, altText, addedAt, deletedAt, mimeType } = row;
  const record = describeFile(row);
  const [family = ''] = mimeType.split('/');
  return {
    ...record,
    id,
    title,
    dataContent: altText,
    mediaType: types[family] ?? mediaTypes.image,
    thumbPic: identifySmall(mimeType) === 'none' ? '' : record.url,
    createTime: wallClockOf(addedAt, zone),
    deleteTime: deletedAt && wallClockOf(deletedAt, zone),
    restoreUntil: deletedAt && wallClockOf(new Date(deletedAt.getTime() + materialKeptMs), zone),
    uses,
  };
}
