// The hold of what is being edited here: until when it stands or that it was lost, taking it for as long once more, and letting go when the page is left (D-01).
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { holdIn, readHold, type HoldStanding } from './hold-standing.ts';
import { grab, letGo, type Grabbed } from './schedule-calls.ts';
import { shareHold } from './share-hold.ts';
import { useTellMoved } from './use-tell-moved.ts';

export type Hold = {
  /** As it was seen last. */
  readonly now: HoldStanding;
  /** Its end has come, and nothing is heard since. */
  readonly isOver: boolean;
  readonly longer: () => Promise<void>;
};

const looksAgainMs = 30_000;
const soonMs = 3_000;

/** Of what is sent from here nothing is asked any more. */
export function useHold(grabbed: Grabbed, isSent: boolean): Hold {
  const { id, held } = grabbed.schedule;
  const tellMoved = useTellMoved();
  const queries = useQueryClient();
  // Another window of this person plans it anew or sends it, and nobody tells this one.
  const queryKey = ['compose-hold', id, held?.since, held?.until];
  const { data: now, refetch } = useQuery({
    queryKey,
    queryFn: () => readHold(id),
    initialData: () => holdIn(grabbed),
    staleTime: Infinity,
    gcTime: 0,
    enabled: !isSent,
    refetchInterval: ({ state: { data } }) => looksAgainIn(data),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  const until = now.kind === 'mine' ? now.until : null;
  /** The end that has come. */
  const [ended, setEnded] = useState('');
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setEnded(until), Math.max(0, new Date(until).getTime() - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    const share = shareHold(id);
    return () => {
      const leave = async () => {
        if (await share.leave()) await letGo(id, tellMoved);
      };
      // A page that only renders anew has not left: it has its share by then.
      setTimeout(() => void leave(), 0);
    };
  }, [id, tellMoved]);
  const longer = async () => {
    try {
      queries.setQueryData(queryKey, holdIn(await grab(id)));
    } catch (error) {
      tell('error', sentenceOf(error) ?? '');
      await refetch();
    }
  };
  return { now, isOver: ended === until, longer };
}

function looksAgainIn(now: HoldStanding | undefined): number | false {
  if (now?.kind === 'sent' || now?.kind === 'ended') return false;
  const isDue = now?.kind === 'free' && Date.parse(now.dueAt) - serverNow() < looksAgainMs;
  return isDue ? soonMs : looksAgainMs;
}
