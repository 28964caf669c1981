// Taking what is scheduled out of the queue, once, when its page opens; who has left by then lets go of it again (D-01).
import { useQuery } from '@tanstack/react-query';
import { useTellMoved } from './use-tell-moved.ts';
import { grab, letGo } from './schedule-calls.ts';
import { shareHold } from './share-hold.ts';

export function useGrabbed(id: string) {
  const tellMoved = useTellMoved();
  return useQuery({
    queryKey: ['compose-grabbed', id],
    queryFn: async ({ signal }) => {
      const share = shareHold(id);
      try {
        return await grab(id);
      } finally {
        const isLast = await share.leave();
        if (signal.aborted && isLast) void letGo(id, tellMoved);
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
