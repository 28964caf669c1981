// What the composer asks of the server: where it can go, saving, publishing, and what became of it.
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { regionEndpoints } from '@herald/contract/endpoints/regions.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { ModifiedAccount } from '@herald/contract/modifications.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import { readRegions } from '@herald/contract/regions.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { serverNow } from '../../lib/clock.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { onWire, type Confirmed } from '../../lib/shown-twins.ts';
import { changeSeen } from './change-progress.ts';
import { looksAgainMs } from './publication-progress.ts';
import { draftFrom, packageFrom, type DraftWish, type Identity, type SaveWish } from './saved-forms.ts';

/** Of a refusal the page itself makes something, so no notice repeats it. */
const mute = 'all';

const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => call(contentEndpoints.catalogue, {}, { signal }),
  staleTime: 300_000,
});

export function useCatalogue() {
  return useQuery(catalogueQuery);
}

/** Asked again when the window comes back, for an account may have been bound in another. */
export function useAccounts() {
  return useQuery({
    queryKey: ['bindings'],
    queryFn: async ({ signal }) => (await call(accountEndpoints.bindList, {}, { signal })).allChannelBindList,
    refetchOnWindowFocus: true,
  });
}

/** Asked anew each time somebody is about to publish, of all in one call: a browser holds six lines to one server. Where nobody answers nothing is said. */
export function useQuotas(accountIds: readonly string[]) {
  const ids = accountIds.join(',');
  return useQuery({
    queryKey: ['quota', ids],
    queryFn: ({ signal }) => call(accountEndpoints.quota, { ids }, { signal, mute: 'all' }),
    enabled: ids !== '',
    staleTime: 0,
    retry: false,
  });
}

/** The accounts suggested for a category, in their order (D-11); without them the dialog is as it is without any. */
export function useSuggested(category: string) {
  return useQuery({
    queryKey: ['suggested', category],
    queryFn: async ({ signal }) =>
      (await call(accountEndpoints.recommended, { id: category }, { signal, mute })).items.map(
        ({ id }) => id,
      ),
    enabled: category !== '',
  });
}

export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(contentEndpoints.listCategories, {}, { signal, mute }),
    staleTime: 300_000,
  });
}

/** Places of the platform whose names begin so; nothing is asked where nothing is typed. */
export function useRegions(channelId: number, words: string) {
  return useQuery({
    queryKey: ['regions', channelId, words],
    queryFn: async ({ signal }) => {
      const { area } = await call(regionEndpoints.facebookArea, { area: words, channelId }, { signal, mute });
      return readRegions(area) ?? [];
    },
    enabled: words !== '',
    staleTime: 300_000,
  });
}

/** In the reader's language. */
export function useFeelings() {
  return useQuery({
    queryKey: ['feelings', currentLanguage()],
    queryFn: ({ signal }) => call(contentEndpoints.listFeelings, {}, { signal, mute }),
    staleTime: 300_000,
  });
}

export function useEmojis() {
  return useQuery({
    queryKey: ['emojis'],
    queryFn: ({ signal }) => call(contentEndpoints.listEmojis, {}, { signal, mute }),
    staleTime: Infinity,
  });
}

export function useSpecialTopics() {
  return useQuery({
    queryKey: ['special-topics'],
    queryFn: ({ signal }) => call(contentEndpoints.listSpecialTopics, {}, { signal, mute }),
    staleTime: 300_000,
  });
}

/** Of its history, so that an answer given there or here is seen at once. By the id of a draft what went out of it in any package. */
export const progressQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['history', 'progress', id],
    queryFn: async ({ signal }) =>
      (await call(publishingEndpoints.historyOfPackage, { id: id ?? '' }, { signal, mute })).items,
  });

/** Where a package went, or a draft. */
export function useProgress(id: string | null) {
  return useQuery({
    ...progressQuery(id),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data ? looksAgainMs(state.data, serverNow()) : 1_000),
  });
}

export async function saveDraft(
  content: Composition,
  identity: Identity,
  wish: DraftWish = {},
  isQuiet = false,
): Promise<Identity> {
  const draft = draftFrom(content, identity, wish);
  const options = { mute, isQuiet } as const;
  const saved =
    identity.draftId === null
      ? await call(contentEndpoints.insertDraft, draft, options)
      : await call(contentEndpoints.updateDraft, { ...draft, id: identity.draftId }, options);
  return {
    ...identity,
    draftId: saved.id,
    // None any more where it was deleted meanwhile: the draft goes on by itself.
    pkGUID: saved.pkGUID,
    packageRevision: saved.pkGUID === null ? null : identity.packageRevision,
    revision: saved.revision,
    // What could be saved does not wait, or is the one about to be replaced.
    schedule: wish.replaces === undefined ? null : identity.schedule,
  };
}

export async function savePackage(
  content: Composition,
  identity: Identity,
  wish: SaveWish = {},
): Promise<Identity> {
  const body = packageFrom(content, identity, wish);
  const endpoint = identity.pkGUID === null ? contentEndpoints.createPackage : contentEndpoints.updatePackage;
  const { pkGUID, revision, draftrevision } = await call(endpoint, body, { mute });
  return {
    ...identity,
    pkGUID,
    packageRevision: revision,
    revision: draftrevision,
    schedule: wish.replaces === undefined ? null : identity.schedule,
  };
}

export type Package = Pick<Identity, 'draftId' | 'packageRevision'> & { readonly pkGUID: string };

/** What was looked at and nothing newer; the draft it came from is named, to be marked as used. */
export async function publish(what: Package, bids: readonly string[], confirmed: Confirmed) {
  const item = {
    pkGUID: what.pkGUID,
    ...(what.packageRevision === null ? {} : { revision: what.packageRevision }),
    ...(what.draftId === null ? {} : { id: what.draftId }),
    bids: [...bids],
    ...onWire(confirmed),
  };
  return (await call(publishingEndpoints.publishPackages, [item], { mute })).publications;
}

/** In the place of the one that waits, when the identity still names it: whoever saved it has agreed. */
export async function schedule(
  identity: Identity & { readonly draftId: string },
  pubTime: string,
  bids: readonly string[],
  confirmed: Confirmed,
): Promise<{ readonly identity: Identity; readonly warnings: readonly Finding[] }> {
  const ask = {
    draftid: identity.draftId,
    pubTime,
    channelBindIds: [...bids],
    ...onWire(confirmed),
    ...(identity.schedule === null ? {} : { replaces: identity.schedule.id }),
  };
  const made = await call(scheduleEndpoints.schedule, ask, { mute });
  const { id, zone, pkGUID, revision, pubTime: local, warnings } = made;
  const waiting = { id, pubTime: local, zone };
  return { identity: { ...identity, pkGUID, packageRevision: revision, schedule: waiting }, warnings };
}

/** By its own id, or what waits of the draft or package of that id; refused where nothing does. */
export function readSchedule(id: string) {
  return call(scheduleEndpoints.scheduleDetail, { id }, { mute });
}

export async function withdrawTiming(id: string): Promise<void> {
  await call(scheduleEndpoints.withdrawTiming, { id }, { mute });
}

/** What is live of a package and where, as it stood when it was asked for. */
export type LiveNow = OutputOf<typeof publishingEndpoints.readLive>;
export type Target = LiveNow['targets'][number];

export function readLive(id: string, signal?: AbortSignal): Promise<LiveNow> {
  return call(publishingEndpoints.readLive, { id }, { mute, ...(signal ? { signal } : {}) });
}

/** Nothing is asked where nothing is named. */
export function useLive(id: string | null) {
  return useQuery({
    queryKey: ['compose-live', id],
    queryFn: ({ signal }) => readLive(id ?? '', signal),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export type ModifyAsk = {
  readonly pkGUID: string;
  readonly revision: number | null;
  readonly oldPkGUID: string;
  readonly opp_id: string;
  readonly bids: readonly string[];
  /** Of these a person has confirmed that the post is deleted and posted again. */
  readonly repost: readonly string[];
  /** Of these a person was shown that somebody else's words may stand there. */
  readonly overwrite: readonly string[];
  /** What a person has confirmed that an account may show twice. */
  readonly confirmed: Confirmed;
};

/** globalStatus 3: editing what is published (document 1 §4). */
const modifyStatus = 3;

export async function modify({
  revision,
  bids,
  repost,
  overwrite,
  confirmed,
  ...what
}: ModifyAsk): Promise<ModifiedAccount[]> {
  const item = {
    ...what,
    status: modifyStatus,
    bids: [...bids],
    repost: [...repost],
    overwrite: [...overwrite],
    ...onWire(confirmed),
    ...(revision === null ? {} : { revision }),
  };
  return (await call(publishingEndpoints.editLive, item, { mute })).publications;
}

/** Every second until nothing of the change moves by itself any more; slowly while something waits for a person. */
export function useChanges(packages: readonly string[], asked: readonly ModifiedAccount[]) {
  return useQuery({
    queryKey: ['history', 'changes', packages, asked],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        packages.map((id) => call(publishingEndpoints.historyOfPackage, { id }, { signal, mute })),
      );
      return found.flatMap(({ items }) => items);
    },
    refetchInterval: ({ state: { data } }) => {
      const seen = data && asked.map((one) => changeSeen(one, data));
      if (!seen?.every(({ isSettled }) => isSettled)) return 1_000;
      return looksAgainMs(
        seen.flatMap(({ item }) => item ?? []),
        serverNow(),
      );
    },
  });
}
