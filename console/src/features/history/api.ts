// The calls of the publish history: the list that keeps itself true, one publication's life, and what a person may do.
import { pictureEndpoints } from '@herald/contract/endpoints/pictures.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { uploadEndpoints } from '@herald/contract/endpoints/uploads.ts';
import type { HistoryTab } from '@herald/contract/history-tabs.ts';
import type { PagePicture } from '@herald/contract/pictures.ts';
import { settledStates, type HistoryItem, type PublicationState } from '@herald/contract/publications.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { serverNow } from '../../lib/clock.ts';
import type { Confirmed } from '../../lib/shown-twins.ts';
import { asksAgain } from '../../lib/use-send-again.ts';

export const scopes = ['mine', 'department', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** Of one package everything is shown that one may see: it may be a colleague’s, or published by one. */
export function startingScope(pkGUID: string, seesAll: boolean): Scope {
  if (pkGUID === '') return 'mine';
  return seesAll ? 'all' : 'department';
}

const endpoints = {
  mine: publishingEndpoints.myHistory,
  department: publishingEndpoints.departmentHistory,
  all: publishingEndpoints.allHistory,
} as const;

const soonMs = 2_000;
const laterMs = 10_000;
const dueSoonMs = 60_000;
/** These wait for a person, a platform's own editor, or a time far away: looking often shows nothing new. */
const slowStates: ReadonlySet<PublicationState> = new Set([
  'unknown',
  'auth-required',
  'handed-over',
  'edit-failed',
]);

export function isMoving({ state, dueAt }: Pick<HistoryItem, 'state' | 'dueAt'>): boolean {
  if (settledStates.has(state) || slowStates.has(state)) return false;
  return state !== 'scheduled' || new Date(dueAt).getTime() - serverNow() < dueSoonMs;
}

export type HistoryQuery = {
  readonly page: number;
  readonly pageSize: number;
  readonly title: string;
  readonly state?: PublicationState;
  readonly channelid?: number;
  readonly pkGUID?: string;
  readonly tab?: HistoryTab;
  readonly startTime?: string;
  readonly endTime?: string;
};

const mostOnPage = 100;

/** Page after page; what is added meanwhile is not missed and not told twice. */
export async function readAllHistory(scope: Scope, query: HistoryQuery): Promise<HistoryItem[]> {
  const found = new Map<string, HistoryItem>();
  for (let page = 1; ; page += 1) {
    const { items } = await call(endpoints[scope], { ...query, page, pageSize: mostOnPage });
    for (const item of items) found.set(item.opp_id, item);
    if (items.length < mostOnPage) return [...found.values()];
  }
}

/** Looking again by itself is silent; only the first look tells of its failure. Hidden pages do not look. */
export function useHistoryList(scope: Scope, query: HistoryQuery, refreshTime: string) {
  const queries = useQueryClient();
  const queryKey = ['history', 'list', scope, query, refreshTime];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const isFirst = queries.getQueryData(queryKey) === undefined;
      return call(endpoints[scope], query, { signal, ...(isFirst ? {} : { mute: 'all' as const }) });
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((item) => isMoving(item)) ? soonMs : laterMs),
    refetchIntervalInBackground: false,
  });
}

/** 105019 is said once, by who asks for the detail (C-16). */
export function useHistoryDetail(id: string) {
  return useQuery({
    queryKey: ['history', 'detail', id],
    queryFn: ({ signal }) => call(publishingEndpoints.historyDetail, { id }, { signal, mute: 'all' }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.item) ? soonMs : laterMs),
    refetchIntervalInBackground: false,
  });
}

/** How far its video has come; asked only while that can change, or ended too early. No person asks where the state changed. */
export function useVideoUpload(
  { opp_id: taskId, state }: Pick<HistoryItem, 'opp_id' | 'state'>,
  isAsked: boolean,
) {
  return useQuery({
    queryKey: ['history', 'upload', taskId, state],
    queryFn: ({ signal }) =>
      call(uploadEndpoints.videoUpload, { taskId }, { signal, mute: 'all', isByItself: true }),
    enabled: isAsked,
    refetchInterval: (asked) => (asked.state.data?.state === 'uploading' ? soonMs : laterMs),
    refetchIntervalInBackground: false,
  });
}

/** Every publication of one package, looked at again while it is in sight. */
export function usePackageHistory(id: string) {
  return useQuery({
    queryKey: ['history', 'package', id],
    queryFn: ({ signal }) => call(publishingEndpoints.historyOfPackage, { id }, { signal, mute: 'all' }),
    refetchInterval: ({ state }) => (state.data?.items.some((item) => isMoving(item)) ? soonMs : laterMs),
  });
}

/** The pictures of its page; the first comes moments after it went live. */
export function useKeptPictures(id: string) {
  return useQuery({
    queryKey: ['history', 'pictures', id],
    queryFn: ({ signal }) => call(pictureEndpoints.keptPictures, { id }, { signal, mute: 'all' }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ moment, state: stands }) => moment === 'live' && stands === 'waiting')
        ? soonMs
        : laterMs,
    refetchIntervalInBackground: false,
  });
}

/** The latest picture of each of these, by publication; asked again, by no person, when one of them has moved. */
export function useRowPictures(items: readonly HistoryItem[] | undefined): ReadonlyMap<string, PagePicture> {
  const ids = items?.filter(({ time }) => time !== null).map(({ opp_id: id }) => id) ?? [];
  const kept = useQuery({
    queryKey: ['history', 'row-pictures', ids],
    queryFn: ({ signal }) =>
      call(pictureEndpoints.keptPictures, { ids }, { signal, mute: 'all', isByItself: true }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: laterMs,
    refetchIntervalInBackground: false,
  });
  return new Map(kept.data?.items.map((one) => [one.opp_id, one]));
}

/** What readers did with a post. What becomes of the post itself is asked anew; looking often shows nothing new. */
export function useStatistic({ opp_id: id, state }: Pick<HistoryItem, 'opp_id' | 'state'>) {
  const queries = useQueryClient();
  const queryKey = ['statistic', id, state];
  const endpoint = publishingEndpoints.readStatistic;
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, { id }, { signal, mute: 'all', isByItself: true }),
    staleTime: laterMs,
    refetchInterval: (query) => (query.state.data?.isBeingRead ? soonMs : false),
  });
  const again = useMutation({
    mutationFn: () => call(endpoint, { id, again: true }),
    onSuccess: (statistic) => queries.setQueryData(queryKey, statistic),
  });
  return { read, again };
}

/** A link that is not its post is said beside the link. */
export const linkTroubles = ['link-not-verified', 'link-unreadable', 'link-other-words'] as const;

export function useHistoryActions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['history'] });
  const restart = useMutation({
    mutationFn: ({ id, again, twins }: Confirmed & { readonly id: string }) =>
      call(publishingEndpoints.restart, { id, again, twins: [...twins] }, { mute: asksAgain }),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => call(publishingEndpoints.withdrawOne, { id }),
    onSettled,
  });
  const withdrawAll = useMutation({
    mutationFn: (id: string) => call(publishingEndpoints.withdrawAll, { id }, { mute: 'all' }),
    onSettled,
  });
  const lookAgain = useMutation({
    mutationFn: (id: string) => call(publishingEndpoints.lookAgain, { id }),
    onSettled,
  });
  const resolve = useMutation({
    mutationFn: (answer: {
      id: string;
      answer: 'live' | 'not-live' | 'drop';
      link?: string;
      shown?: string[];
    }) => call(publishingEndpoints.resolveUnknown, answer, { mute: linkTroubles }),
    onSettled,
  });
  return { restart, withdraw, withdrawAll, lookAgain, resolve };
}
