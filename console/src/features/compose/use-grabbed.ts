// Taking what is scheduled out of the queue, once, when its page opens (D-01).
import { useQuery } from '@tanstack/react-query';
import { grab } from './schedule-calls.ts';

export function useGrabbed(id: string) {
  return useQuery({
    queryKey: ['compose-grabbed', id],
    queryFn: ({ signal }) => grab(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
