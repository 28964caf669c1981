// Calls that publish, schedule, account for and settle what is live (document 1 §7, document 2 §7).
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { Composition, IdList, SeenRevisions } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { Statistic } from '../figures.ts';
import { HistoryCounts, HistoryTab } from '../history-tabs.ts';
import { Move } from '../moves.ts';
import { mayPublish, mayResolve, signs } from '../permissions.ts';
import { Modification, ModifiedAccount } from '../modifications.ts';
import {
  HistoryEvent,
  HistoryItem,
  PublicationState,
  PublishItem,
  Reason,
  ShownTwins,
} from '../publications.ts';
import { Totals, TotalsAsked } from '../totals.ts';
import { NamedChoices, PostVersion } from '../versions.ts';
import { Paging, paged } from './paging.ts';

export const Queued = z.object({
  publications: z.array(
    z.object({
      id: z.string(),
      pkGUID: z.string(),
      /** Every package in it: of a message with several articles that of each; empty in what was answered before this was told. */
      carries: z.array(z.string()).default([]),
      bid: z.string(),
      state: PublicationState,
    }),
  ),
});

const historyQuery = z.object({
  ...Paging,
  title: z.string().max(200).default(''),
  state: PublicationState.optional(),
  channelid: z.coerce.number().int().optional(),
  tab: HistoryTab.optional(),
  /** Wall-clock texts of the zone, of when it went live, or else is due; the last second counts whole (C-95). */
  startTime: z.string().max(30).optional(),
  endTime: z.string().max(30).optional(),
  /** Ours: only of this package. */
  pkGUID: z.string().max(100).optional(),
});

const history = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    input: historyQuery,
    output: paged(HistoryItem).extend({ counts: HistoryCounts }),
    permission: 'signed-in',
  });

const publish = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    input: z.array(PublishItem).min(1).max(100),
    output: Queued,
    permission: mayPublish,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  });

const act = (path: `/${string}`, summary: string, permission: typeof mayPublish) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ state: PublicationState }),
    permission,
    timeoutMs: slowCallTimeoutMs,
  });

export const publishingEndpoints = {
  publishPackages: publish('/content/contentList/pub', 'Publish packages to accounts now (R-API-023).'),
  publishDrafts: publish(
    '/content/contentList/draft/pubDraft',
    'Publish drafts to accounts now (R-API-007).',
  ),
  publishBatch: endpoint({
    method: 'POST',
    path: '/content/contentList/pubArr',
    summary: 'Publish an ordered list in one go: a WeChat batch, or an arrangement (D-09, C-60).',
    input: z.object({
      /** R-ENT-020: each is a package's or a draft's. */
      pkGUIDs: IdList,
      /** Ours, by the id that is named: the package's revision its sender saw; a stale one answers changed-elsewhere. */
      revisions: SeenRevisions.optional(),
      bids: IdList,
      again: z.boolean().optional(),
      twins: ShownTwins,
    }),
    output: Queued,
    permission: mayPublish,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  restart: endpoint({
    method: 'GET',
    path: '/content/contentList/restartPub',
    summary: 'Try again only what is proven not to be live (D-08). The id is a package or one publication.',
    input: z.object({
      id: z.string().min(1).max(100),
      /** Ours, of one publication: a person has confirmed that its account may show the same post twice; in a query `true` or `false`. */
      again: z.union([z.boolean(), z.stringbool()]).optional(),
      twins: ShownTwins,
    }),
    output: Queued.extend({
      /** Of a package: what is not tried, since its account cannot be used now, and what to do about that; where nothing is tried, also what was tried again before. */
      left: z.array(
        z.object({ id: z.string(), bid: z.string(), state: PublicationState, message: z.string() }),
      ),
    }),
    permission: mayPublish,
    alsoTakes: 'post',
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  myHistory: history('/content/publish/pubHistory', 'What I published: what is live where, since when.'),
  departmentHistory: history('/content/publish/pubDepHistory', 'What my department published.'),
  allHistory: endpoint({
    ...history('/content/publish/pubAdmHistory', 'What everybody published.'),
    permission: { anyOf: [signs.seesAll] },
  }),
  historyOfPackage: endpoint({
    method: 'GET',
    path: '/content/publish/getPubHistoryByParentId',
    summary: 'The publications of one package; by the id of a draft all that ever went out of it.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ items: z.array(HistoryItem) }),
    permission: 'signed-in',
  }),
  historyDetail: endpoint({
    method: 'GET',
    path: '/content/publish/detail',
    summary: 'One publication with everything that happened to it; 105019 when the post is gone.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({
      time: z.string().nullable(),
      item: HistoryItem,
      events: z.array(HistoryEvent),
      /** Where it was planned anew: the plans before, the latest first. */
      moves: z.array(Move),
      /** What an unconfirmed publication was checked against. */
      checks: z.object({
        lastAt: z.string().nullable(),
        count: z.number().int(),
        /** What its readers find there of its title and text; empty where nothing of ours is shown. */
        words: z.string(),
        /** How many posts of the account the last look held against ours; null where none could be seen. */
        compared: z.number().int().nullable(),
        /** Addresses of the posts that could be it. */
        candidates: z.array(z.string()),
      }),
      /** Who wants it gone, and since when; null where nobody does, or it was dealt with. */
      wish: z.object({ by: z.string(), isOwn: z.boolean(), at: z.string() }).nullable(),
      /** What was changed of it since it went live, and what it came from, oldest first. */
      modifications: z.array(Modification),
    }),
    permission: 'signed-in',
  }),
  readLive: endpoint({
    method: 'GET',
    path: '/content/publish/live',
    summary:
      'What is live of a publication’s package, where, and what can be changed there; 105019 when it is gone (path ours).',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({
      /** The package with what is live in its place; what stands nowhere is as it was saved. */
      content: Composition,
      /** The package the next version is saved in; null when it is another department's, then it becomes another one. */
      pkGUID: z.string().nullable(),
      revision: z.number().int().nullable(),
      /** It was deleted: saving the next version brings it back (comesBack of its body). */
      isDeleted: z.boolean(),
      oldPkGUID: z.string(),
      /** The package was saved otherwise than it is opened here, on whatever channel: its next version takes the place of that. */
      hasMoved: z.boolean(),
      targets: z.array(
        z.object({
          item: HistoryItem,
          live: PostVersion,
          /** What was chosen there among options and stands, whether or not an edit can change it. */
          settings: NamedChoices,
          /** It stands otherwise than the content says for its channel: a change would put more there than what is changed. */
          isApart: z.boolean(),
        }),
      ),
    }),
    permission: mayPublish,
  }),
  resolveUnknown: endpoint({
    method: 'POST',
    path: '/content/publish/resolve',
    summary: 'A person settles an unconfirmed publication: it is live, it is not, or drop it (path ours).',
    input: z.object({
      id: z.string().min(1).max(100),
      answer: z.enum(['live', 'not-live', 'drop']),
      link: z.string().max(4_000).optional(),
      /** The candidates that whoever answers had before him; missing: those that were known when the call came. */
      shown: z.array(z.string().max(4_000)).max(1_000).optional(),
    }),
    output: z.object({ state: PublicationState, reason: Reason }),
    permission: mayResolve,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  withdrawOne: endpoint({
    ...act('/content/publish/withdrawArticle', 'Take one publication down (D-03).', mayPublish),
    repeatable: 'by-key',
  }),
  withdrawAll: endpoint({
    method: 'POST',
    path: '/content/publish/withdrawal',
    summary:
      'Take down every publication of a package; each is tracked by itself (D-03). What may be live, and what is on its way, is taken down if it turns out to be.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({
      publications: z.array(z.object({ id: z.string(), state: PublicationState })),
      /** What its channel lets nobody take down from here: it is still live, or nobody knows whether it is; and what another editor holds (D-01). */
      left: z.array(z.object({ id: z.string(), state: PublicationState, message: z.string() })),
    }),
    permission: mayPublish,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  editLive: endpoint({
    method: 'POST',
    path: '/content/publish/update',
    summary:
      'Modify what is live on these accounts, or on the one of opp_id: it becomes what the package says now (R-API-064).',
    input: PublishItem.extend({
      opp_id: z.string().min(1).max(100),
      pkGUID: z.string().min(1).max(100),
      /** Ours: of which of these accounts a person has confirmed that the post is deleted and posted again. */
      repost: IdList,
      /** Ours: at which of these accounts a person was shown that somebody else's words may stand there, and writes over them all the same. */
      overwrite: IdList,
      /** Ours: a person has confirmed that an account may show the same post twice. */
      again: z.boolean().optional(),
    }),
    output: z.object({ state: PublicationState, publications: z.array(ModifiedAccount) }),
    permission: mayPublish,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  readStatistic: endpoint({
    method: 'POST',
    path: '/content/publish/statistic',
    summary:
      'What readers did with one publication, by its platform (R-HIST-008); 105019 when the row is gone.',
    input: z.object({
      id: z.string().min(1).max(100),
      /** Ours: read anew, although what we have is not old; never more than once in some minutes. */
      again: z.boolean().optional(),
    }),
    output: Statistic,
    permission: 'signed-in',
    timeoutMs: slowCallTimeoutMs,
  }),
  readTotals: endpoint({
    method: 'POST',
    path: '/content/publish/statistic/totals',
    summary:
      'What became of the publications of a range of days, and what their readers did: by day, channel, account and category (D-06; path ours). Everybody’s need content:all.',
    input: TotalsAsked,
    output: Totals,
    permission: 'signed-in',
    timeoutMs: slowCallTimeoutMs,
  }),
  lookAgain: act('/content/publish/lookAgain', 'Ask the platform once more, now (path ours).', mayResolve),
} as const;
