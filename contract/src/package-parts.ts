// A package as the wire has it: base facts, tags, and its files in lists of their own (R-ENT-007 to R-ENT-014).
import { z } from 'zod';
import { ChannelClass, ExtendAttribute, MediaItem, OwnWords, Tag } from './content.ts';

/** Empty lists are left as lists. Revision is ours, as a draft's. */
export const MaterialInfo = z.object({
  pkGUID: z.string(),
  revision: z.number().int(),
  baseInfo: z.object({
    createTime: z.string(),
    description: z.string(),
    channel: z.string(),
    enTitle: z.string(),
    title: z.string(),
    editor: z.string(),
    specialTopic: z.string(),
    thumbPic: z.string(),
    keywords: z.string(),
    backdatedTime: z.string().nullish(),
    age: z.unknown().optional(),
    area: z.unknown().optional(),
    linkUrl: z.string(),
  }),
  tagInfos: z.array(Tag),
  contentFiles: z.object({
    scriptFiles: z.array(z.object({ content: z.string(), contentStruc: z.string() })),
    audioFiles: z.array(z.object({ audioURL: z.string() })),
    imageFiles: z.array(
      z.object({ imageName: z.string(), imageURL: z.string(), size: z.number(), md5: z.string() }),
    ),
    videoFiles: z.array(z.object({ videoURL: z.string() })),
  }),
  materialList: z.array(MediaItem),
  opcList: z.array(ChannelClass),
  extendAttributes: z.array(ExtendAttribute),
  ownWords: z.array(OwnWords).optional(),
  mms: z.unknown().optional(),
  fb_area: z.unknown().optional(),
  mediaType: z.array(z.number().int()),
  oldFormat: z.boolean().optional(),
});
