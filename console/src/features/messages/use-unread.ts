// The unread messages, asked for again and again while somebody is signed in (R-MSG-001 to R-MSG-006).
import { unreadPollMs } from '@herald/contract/constants.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { asksForAnswer, type Message } from '@herald/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { isSignedIn, refuseSignedOut } from '../../lib/signed-in.ts';

const none: readonly Message[] = [];

/** R-MSG-003, R-MSG-004: newest first; an answer that is no success leaves them as they were. */
export function useUnread(): readonly Message[] {
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: async ({ signal }) => {
      refuseSignedOut();
      const { items } = await call(messageEndpoints.unread, { readStatus: 0 }, { signal, only200: true });
      return items;
    },
    enabled: () => isSignedIn(),
    refetchInterval: () => (isSignedIn() ? unreadPollMs : false),
    refetchIntervalInBackground: false,
  });
  return unread.data ?? none;
}

/** Of one message that was opened; one that asks for an answer stays unread. That it stays so where this fails is seen by itself. */
export function useMarkOpened(): (message: Message) => void {
  const queries = useQueryClient();
  return ({ id, kind, readStatus }) => {
    if (readStatus === 1 || asksForAnswer(kind)) return;
    void call(messageEndpoints.markRead, { ids: [id] }, { mute: 'all' })
      .then(() => queries.invalidateQueries({ queryKey: ['messages'] }))
      .catch(() => undefined);
  };
}
