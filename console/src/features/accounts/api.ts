// The calls of binding: bound accounts, the catalogue of channels, and the steps of a consent.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { brakeEndpoints } from '@herald/contract/endpoints/brakes.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { isSignedOut } from '../../lib/signed-out.ts';

/** Ours, whatever the platform calls it. */
export type AccountWords = { readonly name: string; readonly description: string };

const atOnce = 100;
const lookAgainMs = 15_000;

/** Looked for again, silently: a token ends, a pause is laid on, a window beside this one binds an account. */
export function useAccounts(refreshTime: string) {
  return useQuery({
    queryKey: ['accounts', 'list', refreshTime],
    queryFn: ({ signal, ...of }) => {
      const isFirst = of.client.getQueryData(of.queryKey) === undefined;
      const asked = { page: 1, pageSize: atOnce };
      return call(accountEndpoints.accounts, asked, isFirst ? { signal } : { signal, mute: 'all' });
    },
    refetchInterval: () => (isSignedOut() ? false : lookAgainMs),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}

/** An account's words as they are kept now; undefined where it is gone. */
export async function readWords(id: string): Promise<AccountWords | undefined> {
  const { items } = await call(accountEndpoints.accounts, { page: 1, pageSize: atOnce });
  return items.find((account) => account.id === id);
}

/** What only the platform can say, asked of it once an account is shown. */
export function useTokenState(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['accounts', 'token', id],
    queryFn: ({ signal }) => call(accountEndpoints.tokenState, { id }, { signal, mute: 'all' }),
    enabled: isAsked,
    staleTime: 60_000,
  });
}

export function useCatalogue() {
  return useQuery({
    queryKey: ['accounts', 'catalogue'],
    queryFn: ({ signal }) => call(contentEndpoints.catalogue, {}, { signal }),
  });
}

/** `id` names an account that is bound already. */
export type Asked = { readonly channelId: number; readonly id?: string | undefined };

/** The consent page's address is good once: it is asked for at every click. */
export function useOpenConsent() {
  return useMutation({
    mutationFn: ({ channelId, id }: Asked) =>
      call(accountEndpoints.openConsent, {
        channelId,
        channelid: channelId,
        ...(id === undefined ? {} : { id }),
      }),
  });
}

export function useBindChoices(ticket: string) {
  return useQuery({
    queryKey: ['accounts', 'choices', ticket],
    queryFn: ({ signal }) => call(accountEndpoints.bindChoices, { ticket }, { signal }),
    staleTime: Infinity,
  });
}

export function useBind() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (chosen: { ticket: string; externalIds: string[] }) => call(accountEndpoints.bind, chosen),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts', 'list'] }),
  });
}

/** Pausing tells the banner as well. */
export function useAccountDeeds() {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['accounts', 'list'] }),
      queries.invalidateQueries({ queryKey: ['brakes'] }),
    ]);
  const pause = useMutation({
    mutationFn: (accountId: string) =>
      call(brakeEndpoints.pause, { what: { scope: 'account', accountId }, because: '' }),
    onSettled,
  });
  const lift = useMutation({ mutationFn: (id: string) => call(brakeEndpoints.lift, { id }), onSettled });
  const unbind = useMutation({
    mutationFn: (id: string) => call(accountEndpoints.unbind, { ids: [id] }),
    onSettled,
  });
  const send = useMutation({
    mutationFn: (id: string) => call(accountEndpoints.sendConsent, { id }),
  });
  const edit = useMutation({
    mutationFn: (asked: AccountWords & { id: string; seen: AccountWords }) =>
      call(accountEndpoints.edit, asked, { mute: ['changed-meanwhile'] }),
    // Its name stands wherever accounts are chosen.
    onSettled: () => queries.invalidateQueries(),
  });
  return { pause, lift, unbind, send, edit };
}

/** Good once each: asked for anew whenever the form opens. */
export function useForeignConsent(channelid: number) {
  return useQuery({
    queryKey: ['accounts', 'foreign', channelid],
    queryFn: ({ signal }) => call(accountEndpoints.foreignConsents, { channelid }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useInsertAuthorisation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: { name: string; vkUrl: string; channelid: ChannelId }) =>
      call(accountEndpoints.insertAuthorisation, form),
    // Its state may be over: the next try begins with a new one.
    onError: () => queries.invalidateQueries({ queryKey: ['accounts', 'foreign'] }),
  });
}
