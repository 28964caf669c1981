// What staff compose: drafts and packages as the wire names them, and the one composition both stand for.
import { z } from 'zod';
import { defaultCategory, editorLimit, tagLettersAtMost, tagsAtMost } from './constants.ts';

/** Document 1 §3: 1 video, 2 audio, 3 text, 4 image, 5 link. */
export const mediaTypes = { video: 1, audio: 2, text: 3, image: 4, link: 5 } as const;
/** How a block of the body is called on the wire (R-ENT-001). */
export const blockTypes = { 1: 'video', 2: 'audio', 3: 'text', 4: 'img', 5: 'link' } as const;

const text = (max: number) => z.string().max(max).default('');

/** A film beside the one that stands in the block. */
const Film = z.object({ url: text(4_000), name: text(400), size: z.number(), md5: text(64) });

/** What a block has from whoever made it, of no use to us: kept and returned unchanged (C-98). */
const kept = z.union([z.string().max(4_000), z.number()]).optional();

const longestText = 200_000;
const longestAltText = 4_000;

/** A block of the body. `dataContent` is a picture's alt text (R-ENT-002), a text's its formatting (formatted-text.ts); sizes are bytes; `jobId` is its conversion's (R-TRANS-004). */
const Block = z.object({
  mediaType: z.literal([1, 2, 3, 4, 5]),
  content: text(longestText),
  url: text(4_000),
  name: text(400),
  size: z.coerce.number().int().nonnegative().default(0),
  md5: text(64),
  dataContent: text(longestText),
  jobId: z.string().max(64).optional(),
  uid: kept,
  filename: kept,
  typename: kept,
  videoName: kept,
  playerId: kept,
  duration: kept,
  status: kept,
  /** What a converted video was made of: it stays in the store, goes where it is taken as it is, and may be put back. */
  original: Film.optional(),
  /** All that was made of the original, for one channel's need or another's. */
  made: z.array(Film).max(20).optional(),
});
export const MediaItem = Block.superRefine((item, refining) => {
  if (item.mediaType === mediaTypes.text || item.dataContent.length <= longestAltText) return;
  const limits = { origin: 'string', maximum: longestAltText, inclusive: true } as const;
  refining.addIssue({ code: 'too_big', ...limits, path: ['dataContent'], input: item.dataContent });
});
export type MediaItem = z.infer<typeof MediaItem>;

export const Tag = z.object({ tagName: z.string().max(tagLettersAtMost) });
/** R-ENT-004. */
export const ChannelClass = z.object({
  channelid: z.coerce.number().int(),
  type: z.string().nullish(),
  classify1: z.string().nullish(),
  classify2: z.string().nullish(),
});
export type ChannelClass = z.infer<typeof ChannelClass>;
/** R-ENT-005, R-ENT-006. */
export const ExtendAttribute = z.object({ itemName: z.string().max(100), value: z.string().max(4_000) });

/** Ours: where one channel says something else than the others; what is not there is shared (composer.md 1). */
export const OwnWords = z.object({
  channelid: z.coerce.number().int(),
  title: z.string().max(1_000).optional(),
  text: z.string().max(longestText).optional(),
});
export type OwnWords = z.infer<typeof OwnWords>;

const uuid = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/i;
/** Two spellings of one id are one; a name that is no such id keeps its letters. */
const folded = (id: string) => (uuid.test(id) ? id.toLowerCase() : id);

/** C-61: ids travel as a comma string; a list is accepted too. */
const Ids = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))])
  .transform((value) => (typeof value === 'string' ? value.split(',') : value.map(String)))
  .transform((ids) => [...new Set(ids.map((id) => folded(id.trim())).filter((id) => id !== ''))]);
/** None given is an empty list. */
export const IdList = Ids.prefault('');
/** The revision its sender saw of each package that is named. */
export const SeenRevisions = z
  .record(z.string().max(100), z.number().int())
  .transform((seen) => Object.fromEntries(Object.entries(seen).map(([id, of]) => [folded(id), of])));

/** The fields of a composition that drafts and packages share on the wire. */
const shared = {
  title: text(1_000),
  enTitle: text(1_000),
  description: text(20_000),
  channel: z.string().max(100).default(defaultCategory),
  specialTopic: text(200),
  editor: text(editorLimit),
  backdatedTime: z.string().max(40).nullish(),
  age: z.union([z.string(), z.number()]).nullish(),
  area: z.unknown().optional(),
  opcList: z.array(ChannelClass).default([]),
  extendAttributes: z.array(ExtendAttribute).default([]),
  ownWords: z.array(OwnWords).max(20).optional(),
  mms: z.unknown().optional(),
  fb_area: z.unknown().optional(),
  /** Ours: made by the old product in a form nobody can read any more; it is neither shown nor changed (R-VAL-020). */
  oldFormat: z.boolean().optional(),
};

/** R-DRAFT-021. Fields whose meaning is not shown are kept and returned unchanged (C-98). */
export const Draft = z.object({
  ...shared,
  id: z.string().optional(),
  pkGUID: z.string().nullish(),
  specialTag: text(200),
  thumb: text(4_000),
  status: z.coerce.number().int().nullish(),
  createTime: z.string().nullish(),
  keywords: text(2_000),
  /** The same tags in a line. */
  tags: text(tagsAtMost * (tagLettersAtMost + 1)),
  draftMediaList: z.array(MediaItem).max(200).default([]),
  draftTagList: z.array(Tag).max(tagsAtMost).default([]),
  deatList: z.unknown().optional(),
  channelBindIds: IdList,
  bids: IdList,
  scheduleTime: z.string().nullish(),
  scheduleids: z.unknown().optional(),
  updateStatus: z.unknown().optional(),
  revision: z.coerce.number().int().optional(),
  /** Ours: the revision of its package that its writer has seen; where that was changed since, it is refused. */
  packageRevision: z.coerce.number().int().optional(),
  /** Ours: the schedule its writer has agreed to replace, so that this may be saved while it still waits. */
  replaces: z.string().max(100).optional(),
  /** Ours: names this save, so that it is known again where its answer was lost. */
  saveKey: z.string().max(64).optional(),
  /** Ours: the saves before it whose answers were lost. What they may have written is no change made elsewhere. */
  lostKeys: z.array(z.string().max(64)).max(20).optional(),
});
export type Draft = z.infer<typeof Draft>;
/** The same with ids as comma strings, as the wire has them (R-DRAFT-023). */
export const DraftOut = Draft.extend({ channelBindIds: z.string(), bids: z.string() });

/** R-ENT-015. Ours, and never required: the draft this is saved from, its accounts, and the revisions seen of both. */
export const PackageBody = z.object({
  ...shared,
  pkGUID: z.string().optional(),
  revision: z.coerce.number().int().optional(),
  draftid: z.string().nullish(),
  draftrevision: z.coerce.number().int().optional(),
  /** Ours: as a draft has it. */
  replaces: z.string().max(100).optional(),
  channelBindIds: Ids.optional(),
  /** Ours: a package that was deleted while its posts stay live comes back with this version. */
  comesBack: z.boolean().optional(),
  materialList: z.array(MediaItem).max(200).default([]),
  tagInfos: z.array(Tag).max(tagsAtMost).default([]),
  thumbPic: text(4_000),
  keywords: text(2_000),
});
export type PackageBody = z.infer<typeof PackageBody>;

/** What stands in the database and what every rule looks at: one package's content, whichever wire form it came in. */
export const Composition = z.object({
  ...shared,
  specialTag: text(200),
  cover: text(4_000),
  keywords: text(2_000),
  media: z.array(MediaItem).default([]),
  tagNames: z.array(z.string()).default([]),
  accountIds: z.array(z.string()).default([]),
  deatList: z.unknown().optional(),
  scheduleTime: z.string().nullish(),
  scheduleids: z.unknown().optional(),
  updateStatus: z.unknown().optional(),
});
export type Composition = z.infer<typeof Composition>;

export function compositionOfDraft(draft: Draft): Composition {
  const tagNames = draft.draftTagList.map((tag) => tag.tagName);
  return Composition.parse({
    ...draft,
    cover: draft.thumb,
    media: draft.draftMediaList,
    tagNames: tagNames.length > 0 ? tagNames : draft.tags.split(',').filter((tag) => tag !== ''),
    accountIds: draft.channelBindIds.length > 0 ? draft.channelBindIds : draft.bids,
  });
}

export function compositionOfPackage(body: PackageBody): Composition {
  return Composition.parse({
    ...body,
    cover: body.thumbPic,
    media: body.materialList,
    tagNames: body.tagInfos.map((tag) => tag.tagName),
  });
}

/** The draft's wire fields of a composition; the server adds id, status and times. */
export function draftOfComposition(content: Composition): z.input<typeof DraftOut> {
  return {
    ...content,
    thumb: content.cover,
    draftMediaList: content.media,
    draftTagList: content.tagNames.map((tagName) => ({ tagName })),
    tags: content.tagNames.join(','),
    channelBindIds: content.accountIds.join(','),
    bids: content.accountIds.join(','),
  };
}
