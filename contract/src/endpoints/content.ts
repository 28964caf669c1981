// Calls of drafts, packages and content lists (document 1 §7).
import { z } from 'zod';
import { CatalogueEntry } from '../channels.ts';
import { slowCallTimeoutMs } from '../constants.ts';
import { Draft, DraftOut, ExtendAttribute, IdList, MediaItem, Tag, ChannelClass } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { SavedPackage } from '../legacy-files.ts';
import { mayEdit } from '../permissions.ts';
import { Standing } from '../publications.ts';
import { Paging, paged } from './paging.ts';

/** Revision is ours: an update that names a stale one answers changed-elsewhere. */
const Saved = z.object({
  id: z.string(),
  pkGUID: z.string().nullable(),
  revision: z.number().int(),
  savedAt: z.string(),
});

const DraftRow = z.object({
  id: z.string(),
  pkGUID: z.string().nullable(),
  title: z.string(),
  channel: z.string(),
  status: z.number().int(),
  mediaType: z.array(z.number().int()),
  createTime: z.string(),
  updateTime: z.string(),
});

/** R-ENT-007 to R-ENT-014; empty lists are left as lists. Revision is ours, as a draft's. */
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
  mms: z.unknown().optional(),
  fb_area: z.unknown().optional(),
  mediaType: z.array(z.number().int()),
});

const ContentRow = z.object({
  pkGUID: z.string(),
  baseInfo: MaterialInfo.shape.baseInfo,
  mediaType: z.array(z.number().int()),
  owner: z.string(),
  department: z.string(),
  state: z.string(),
  /** Null while it was never sent anywhere. */
  standing: Standing.nullable(),
});

const contentQuery = z.object({
  ...Paging,
  keyWord: z.string().max(200).default(''),
  contentFileType: z.coerce.number().int().optional(),
  channel: z.string().max(100).optional(),
  createStartDate: z.string().max(30).optional(),
  createEndDate: z.string().max(30).optional(),
});

/** Saved from a draft, the draft has a new revision too. */
const PackageSaved = z.object({
  pkGUID: z.string(),
  data: z.object({ pkGUID: z.string() }),
  revision: z.number().int(),
  draftrevision: z.number().int().nullable(),
});

const contentList = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    input: contentQuery,
    output: paged(ContentRow),
    permission: 'signed-in',
  });

const savePackage = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    input: SavedPackage,
    output: PackageSaved,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  });

export const contentEndpoints = {
  listDrafts: endpoint({
    method: 'GET',
    path: '/content/contentList/myDraft/list',
    summary: 'My drafts, newest first.',
    input: z.object({
      ...Paging,
      title: z.string().max(200).default(''),
      startTime: z.string().max(30).optional(),
      endTime: z.string().max(30).optional(),
    }),
    output: paged(DraftRow),
    permission: 'signed-in',
  }),
  insertDraft: endpoint({
    method: 'POST',
    path: '/content/contentList/draft/insert',
    summary: 'Save a new draft.',
    input: Draft,
    output: Saved,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  updateDraft: endpoint({
    method: 'POST',
    path: '/content/contentList/draft/update',
    summary: 'Save a draft again; a stale revision answers changed-elsewhere.',
    input: Draft.extend({ id: z.string().min(1) }),
    output: Saved,
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  queryDraft: endpoint({
    method: 'GET',
    path: '/content/contentList/draft/query',
    summary: 'One draft with all its fields.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({
      draft: DraftOut,
      fb_area: z.unknown().optional(),
      channelBindList: z.array(z.string()),
      packageRevision: z.number().int().nullable(),
      /** What waits of it for its time; while it does, the draft is not changed. */
      schedule: z.object({ id: z.string(), pubTime: z.string(), zone: z.string() }).nullable(),
    }),
    permission: 'signed-in',
  }),
  deleteDraft: endpoint({
    method: 'GET',
    path: '/content/contentList/draft/delete',
    summary: 'Delete a draft; it is no longer listed.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({}),
    permission: mayEdit,
    alsoTakes: 'post',
  }),
  createPackage: savePackage('/content/materialPackage/create', 'Save a composition to my content.'),
  updatePackage: savePackage(
    '/content/materialPackage/update',
    'Save a package again; pkGUID names it, and a stale revision answers changed-elsewhere.',
  ),
  createContent: savePackage('/content/contentList/create', 'The same as materialPackage/create (C-59).'),
  updateContent: savePackage('/content/contentList/update', 'The same as materialPackage/update (C-59).'),
  queryPackage: endpoint({
    method: 'GET',
    path: '/content/contentList/query',
    summary: 'One package with all its fields.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ materialInfo: MaterialInfo }),
    permission: 'signed-in',
  }),
  deletePackage: endpoint({
    method: 'GET',
    path: '/content/contentList/delete',
    summary: 'Delete a package; what is published of it stays in the history (C-69).',
    input: z.object({ pkguid: z.string().max(100).optional(), pkGUID: z.string().max(100).optional() }),
    output: z.object({}),
    permission: mayEdit,
    alsoTakes: 'post',
  }),
  listMine: contentList('/content/contentList/mylist', 'My content, newest first.'),
  listDepartment: contentList('/content/contentList/deplist', "My department's content, newest first."),
  listAll: endpoint({
    ...contentList('/content/contentList/adminlist', 'Everybody’s content, newest first.'),
    permission: { anyOf: ['content:all'] },
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/content/contentList/mrsChannels',
    summary: 'The categories a package can be filed under.',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
    permission: 'signed-in',
  }),
  listSpecialTopics: endpoint({
    method: 'GET',
    path: '/content/materialPackage/specialTopicList',
    summary: 'The special topics a package can belong to; it keeps the name.',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
    permission: 'signed-in',
  }),
  listEmojis: endpoint({
    method: 'GET',
    path: '/content/contentList/emojis',
    summary: 'Emojis to put into a text; the id is the emoji itself.',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
    permission: 'signed-in',
  }),
  listFeelings: endpoint({
    method: 'GET',
    path: '/content/contentList/facebookfeeling',
    summary: 'Feelings a Facebook post can carry, with what is kept of the chosen one (R-FB-023).',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        ogActionTypeId: z.string(),
        ogObjectId: z.string(),
        ogIconId: z.string(),
      }),
    ),
    permission: 'signed-in',
  }),
  checkLinkHost: endpoint({
    method: 'POST',
    path: '/content/materialPackage/facebookWhiteList',
    summary: "Whether a link's host may have a thumbnail of our own on Facebook (C-55).",
    input: z.object({ url: z.string().max(4_000) }),
    output: z.object({ status: z.boolean() }),
    permission: 'signed-in',
    alsoTakes: 'query',
  }),
  catalogue: endpoint({
    method: 'GET',
    path: '/content/channel/catalogue',
    summary: 'What each channel allows, as data (path ours).',
    input: z.object({}),
    output: z.array(CatalogueEntry),
    permission: 'signed-in',
  }),
  mayPublishTo: endpoint({
    method: 'POST',
    path: '/content/contentList/ischannel',
    summary: 'Which of the accounts can be published to now by this person (D-07).',
    input: z.object({ bids: IdList }),
    output: z.object({
      flag: z.boolean(),
      invalid: z.array(z.object({ id: z.string(), reason: z.string() })),
    }),
    permission: 'signed-in',
  }),
} as const;
