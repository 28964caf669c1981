// Calls of drafts, packages and content lists (document 1 §7).
import { z } from 'zod';
import { CatalogueEntry } from '../channels.ts';
import { slowCallTimeoutMs } from '../constants.ts';
import { Draft, DraftOut, IdList } from '../content.ts';
import {
  ContentCounts,
  ContentQuery,
  DraftCounts,
  DraftRow,
  draftSorts,
  DraftStatus,
  SortOrder,
} from '../content-lists.ts';
import { endpoint } from '../endpoint.ts';
import { SavedPackage } from '../legacy-files.ts';
import { MaterialInfo } from '../package-parts.ts';
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

const ContentRow = z.object({
  pkGUID: z.string(),
  /** Ours, as a package's. */
  revision: z.number().int(),
  baseInfo: MaterialInfo.shape.baseInfo,
  mediaType: z.array(z.number().int()),
  owner: z.string(),
  department: z.string(),
  state: z.string(),
  /** Null unless it was deleted. */
  restoreUntil: z.string().nullable(),
  /** Null while it was never sent anywhere. */
  standing: Standing.nullable(),
});

/** Saved from a draft, the draft has a new revision too. */
const PackageSaved = z.object({
  pkGUID: z.string(),
  data: z.object({ pkGUID: z.string() }),
  revision: z.number().int(),
  draftrevision: z.number().int().nullable(),
});

const ClassName = z.object({ id: z.string(), name: z.string() });
const Class = ClassName.extend({ children: z.array(ClassName) });

const contentList = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    input: ContentQuery,
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
    summary:
      'My drafts, newest first or sorted: those of one status, or every one that is not deleted; `counts` tells how many there are of each.',
    input: z.object({
      ...Paging,
      title: z.string().max(200).default(''),
      startTime: z.string().max(30).optional(),
      endTime: z.string().max(30).optional(),
      status: z.coerce.number().pipe(DraftStatus).optional(),
      sort: z.enum(draftSorts).optional(),
      order: SortOrder.optional(),
    }),
    output: paged(DraftRow).extend({ counts: DraftCounts }),
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
      /** The revision of its package that its words go on from; an earlier one than that was changed by somebody since. */
      basedOn: z.number().int().nullable(),
      /** What waits of it for its time; while it does, the draft is not changed. */
      schedule: z.object({ id: z.string(), pubTime: z.string(), zone: z.string() }).nullable(),
    }),
    permission: 'signed-in',
  }),
  deleteDraft: endpoint({
    method: 'GET',
    path: '/content/contentList/draft/delete',
    summary: 'Delete a draft; it can be restored for 30 days.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({}),
    permission: mayEdit,
    alsoTakes: 'post',
  }),
  convertDrafts: endpoint({
    method: 'GET',
    path: '/content/contentList/draft/updateDraftToMaterial',
    summary: 'Drafts become packages of my content, all or none; one that has its package already renews it.',
    input: z.object({ ids: IdList.refine((ids) => ids.length > 0 && ids.length <= 100) }),
    output: z.object({ pkGUIDs: z.array(z.string()) }),
    permission: mayEdit,
    alsoTakes: 'post',
    timeoutMs: slowCallTimeoutMs,
  }),
  restoreDraft: endpoint({
    method: 'POST',
    path: '/content/contentList/draft/restore',
    summary: 'Restore a deleted draft within its 30 days (path ours).',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({}),
    permission: mayEdit,
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
    summary:
      'Delete a package; it can be restored for 30 days, and what is published of it stays in the history (C-69).',
    input: z.object({ pkguid: z.string().max(100).optional(), pkGUID: z.string().max(100).optional() }),
    output: z.object({}),
    permission: mayEdit,
    alsoTakes: 'post',
  }),
  restorePackage: endpoint({
    method: 'POST',
    path: '/content/contentList/restore',
    summary: 'Restore a deleted package within its 30 days (path ours).',
    input: z.object({ pkGUID: z.string().min(1).max(100) }),
    output: z.object({}),
    permission: mayEdit,
  }),
  listMine: contentList('/content/contentList/mylist', 'My content, newest first.'),
  listMineWithFiles: contentList(
    '/content/contentList/mylistZY',
    'My content narrowed to what has uploaded files (C-67, D-10).',
  ),
  listDepartment: contentList('/content/contentList/deplist', "My department's content, newest first."),
  listAll: endpoint({
    ...contentList('/content/contentList/adminlist', 'Everybody’s content, newest first.'),
    permission: { anyOf: ['content:all'] },
  }),
  countContent: endpoint({
    method: 'GET',
    path: '/content/contentList/counts',
    summary:
      'How much of my, my department’s or everybody’s content stands in which way, under the words, days, type and category of a list (path ours).',
    input: ContentQuery.extend({ of: z.enum(['mine', 'department', 'all']) }),
    output: ContentCounts,
    permission: 'signed-in',
  }),
  movePackages: endpoint({
    method: 'POST',
    path: '/content/contentList/moveCategory',
    summary: 'File packages under another category, all or none (path ours).',
    input: z.object({
      pkGUIDs: IdList.refine((ids) => ids.length > 0 && ids.length <= 100),
      channel: z.string().min(1).max(100),
    }),
    output: z.object({ moved: z.number().int() }),
    permission: mayEdit,
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/content/contentList/mrsChannels',
    summary:
      'The categories a package can be filed under; with `used=1` also those taken away since that packages keep.',
    input: z.object({ used: z.enum(['0', '1']).default('0') }),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
    permission: 'signed-in',
  }),
  listClasses: endpoint({
    method: 'POST',
    path: '/content/contentList/classify',
    summary:
      'The classes a post can be filed under on one channel (R-ENT-027); `type` is that of the entry in opcList, and changes none.',
    input: z.object({ channelid: z.coerce.number().int(), type: z.string().max(100).nullish() }),
    output: z.array(Class),
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
