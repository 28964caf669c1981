// What the detail screen asks of the server: the item itself, where it can go, publishing it and planning it.
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { onWire, type Confirmed } from '../../lib/shown-twins.ts';
import { detailOfDraft, detailOfPackage, type Subject } from './shown-detail.ts';

/** Of a refusal the page itself makes something, so no notice repeats it. */
const mute = 'all';

export function useDetail(kind: Subject['kind'], id: string) {
  return useQuery({
    queryKey: ['detail', kind, id],
    queryFn: async ({ signal }) => {
      const options = { mute, signal } as const;
      if (kind === 'draft')
        return detailOfDraft(id, await call(contentEndpoints.queryDraft, { id }, options));
      return detailOfPackage((await call(contentEndpoints.queryPackage, { id }, options)).materialInfo);
    },
  });
}

/** What stands now takes the place of what is shown. */
export function useReloadDetail(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: ['detail'] }, { throwOnError: true });
}

export function useCatalogue() {
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => call(contentEndpoints.catalogue, {}, { signal, mute }),
    staleTime: 300_000,
  });
}

/** Asked again when the window comes back, for an account may have been bound in another. */
export function useAccounts() {
  return useQuery({
    queryKey: ['bindings'],
    queryFn: async ({ signal }) =>
      (await call(accountEndpoints.bindList, {}, { signal, mute })).allChannelBindList,
    refetchOnWindowFocus: true,
  });
}

export type Sending = { readonly bids: readonly string[]; readonly confirmed: Confirmed };

const onlyShown = ({ kind, id, revision }: Subject) =>
  kind === 'draft' ? { draftrevision: revision } : { pkGUID: id, revision };

/** What was looked at and nothing newer. */
export async function publish(subject: Subject, { bids, confirmed }: Sending): Promise<void> {
  const to = { bids: [...bids], ...onWire(confirmed) };
  await (subject.kind === 'draft'
    ? call(publishingEndpoints.publishDrafts, [{ id: subject.id, ...onlyShown(subject), ...to }], { mute })
    : call(publishingEndpoints.publishPackages, [{ ...onlyShown(subject), ...to }], { mute }));
}

/** In the place of the one that waits, where whoever presses has agreed to that. */
export async function schedule(
  subject: Subject,
  {
    bids,
    confirmed,
    pubTime,
    replaces,
  }: Sending & { readonly pubTime: string; readonly replaces: string | null },
) {
  const asked = {
    ...(subject.kind === 'draft' ? { draftid: subject.id } : {}),
    ...onlyShown(subject),
    pubTime,
    channelBindIds: [...bids],
    ...onWire(confirmed),
    ...(replaces === null ? {} : { replaces }),
  };
  return (await call(scheduleEndpoints.schedule, asked, { mute })).warnings;
}
