// Describe a package as the wire names its parts: base facts, tags, and the files in lists of their own.
import { blockTypes, mediaTypes, type Composition } from '@herald/contract/content.ts';
import type { MaterialInfo } from '@herald/contract/package-parts.ts';
import { postOf } from '@herald/contract/post.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { z } from 'zod';
import type { PackageRow } from './store/packages.ts';

/** Lists are written straight; readers of old rows go by field, not by list (C-57). */
export function describePackage(row: PackageRow, zone: string): z.output<typeof MaterialInfo> {
  const { content } = row;
  const of = (type: number) => content.media.filter((item) => item.mediaType === type);
  const texts = of(mediaTypes.text);
  return {
    pkGUID: row.id,
    revision: row.version,
    baseInfo: baseOf(row, zone),
    tagInfos: content.tagNames.map((tagName) => ({ tagName })),
    contentFiles: {
      scriptFiles:
        texts.length === 0
          ? []
          : [{ content: texts.map((item) => item.content).join('\n\n'), contentStruc: blocksOf(content) }],
      audioFiles: of(mediaTypes.audio).map((item) => ({ audioURL: item.url })),
      imageFiles: of(mediaTypes.image).map((item) => ({
        imageName: item.name,
        imageURL: item.url,
        size: item.size,
        md5: item.md5,
      })),
      videoFiles: of(mediaTypes.video).map((item) => ({ videoURL: item.url })),
    },
    materialList: content.media,
    opcList: content.opcList,
    extendAttributes: content.extendAttributes,
    ...(content.ownWords ? { ownWords: content.ownWords } : {}),
    mms: content.mms,
    fb_area: content.fb_area,
    mediaType: [...new Set(content.media.map((item) => item.mediaType))],
    ...(content.oldFormat ? { oldFormat: true } : {}),
  };
}

function baseOf({ content, createdAt }: PackageRow, zone: string): z.output<typeof MaterialInfo>['baseInfo'] {
  return {
    createTime: wallClockOf(createdAt, zone),
    description: content.description,
    channel: content.channel,
    enTitle: content.enTitle,
    title: content.title,
    editor: content.editor,
    specialTopic: content.specialTopic,
    thumbPic: content.cover,
    keywords: content.keywords,
    backdatedTime: content.backdatedTime,
    age: content.age,
    area: content.area,
    linkUrl: postOf(content).link ?? '',
  };
}

/** R-ENT-010: the blocks as a JSON text, typed by the names of R-ENT-001. */
function blocksOf(content: Composition): string {
  return JSON.stringify(
    content.media.map(({ mediaType, ...item }) => ({ type: blockTypes[mediaType], ...item })),
  );
}
