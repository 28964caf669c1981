// The calls of the inbox: the list, marking as read, publishing what missed its time.
import { unreadPollMs } from '@herald/contract/constants.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { InboxTab } from '@herald/contract/messages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Confirmed } from '../../lib/shown-twins.ts';
import { asksAgain } from '../../lib/use-send-again.ts';
import { isSignedIn, refuseSignedOut } from '../../lib/signed-in.ts';

type Asked = { readonly page: number; readonly pageSize: number; readonly refreshTime: string };

export function useInbox(tab: InboxTab, { page, pageSize, refreshTime }: Asked) {
  return useQuery({
    queryKey: ['messages', 'inbox', tab, page, pageSize, refreshTime] as const,
    queryFn: async ({ signal }) => {
      refuseSignedOut();
      return call(messageEndpoints.inbox, { page, pageSize, tab }, { signal });
    },
    // Rows of another tab are none of this one.
    placeholderData: (rows, before) => (before?.queryKey[2] === tab ? rows : undefined),
    refetchInterval: () => (isSignedIn() ? unreadPollMs : false),
  });
}

/** No ids means all that need no answer. */
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
