// The calls of the inbox: the unread ones behind the bell, the list, marking as read.
import { unreadPollMs } from '@herald/contract/constants.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { call } from '../../lib/call.ts';
import { serverNow } from '../../lib/clock.ts';
import { say } from '../../lib/say.ts';
import { session } from '../../lib/session.ts';
import type { Confirmed } from '../../lib/shown-twins.ts';
import { asksAgain } from '../../lib/use-send-again.ts';

/** A poll stops with the session and waits while it is expired (C-10, R-MSG-006). */
function isSignedIn(): boolean {
  const held = session.read();
  return held !== null && serverNow() < held.expireIn;
}

/** The timer of a poll goes on until its next answer: nothing is asked for whoever left in another window meanwhile. */
function refuseSignedOut(): void {
  if (!isSignedIn()) throw new CallRefusal('sign-in-needed', say('sign-in-needed'));
}

/** R-MSG-003, R-MSG-004: the count of unread items; an answer that is no success leaves it as it was. */
export function useUnreadCount(): number {
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: async ({ signal }) => {
      refuseSignedOut();
      const { items } = await call(messageEndpoints.unread, { readStatus: 0 }, { signal, only200: true });
      return items.length;
    },
    enabled: () => isSignedIn(),
    refetchInterval: () => (isSignedIn() ? unreadPollMs : false),
    refetchIntervalInBackground: false,
  });
  return unread.data ?? 0;
}

export function useInbox(page: number, pageSize: number, refreshTime: string) {
  return useQuery({
    queryKey: ['messages', 'inbox', page, pageSize, refreshTime],
    queryFn: async ({ signal }) => {
      refuseSignedOut();
      return call(messageEndpoints.inbox, { page, pageSize }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: () => (isSignedIn() ? unreadPollMs : false),
  });
}

/** No ids means all. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(messageEndpoints.markRead, { ids }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messages'] }),
  });
}

/** A new publication in the place of one that missed its time; the server refuses what is on its way already. */
export function usePublishNow() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, again, twins }: Confirmed & { readonly id: string }) =>
      call(publishingEndpoints.restart, { id, again, twins: [...twins] }, { mute: asksAgain }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['history'] }),
  });
}
