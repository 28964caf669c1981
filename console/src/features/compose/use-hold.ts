// The hold of what is being edited here: until when it stands, taking it for as long once more, and letting go when the page is left (D-01).
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { grab, letGo, type Grabbed } from './schedule-calls.ts';
import { shareHold } from './share-hold.ts';
import { useTellMoved } from './use-tell-moved.ts';

export type Hold = {
  /** ISO instant. */
  readonly until: string;
  readonly isOver: boolean;
  readonly longer: () => Promise<void>;
};

export function useHold({ schedule: { id, held } }: Grabbed): Hold {
  const tellMoved = useTellMoved();
  const [until, setUntil] = useState(held?.until ?? '');
  /** The end that has come. */
  const [ended, setEnded] = useState('');
  useEffect(() => {
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
      const again = await grab(id);
      setUntil(again.schedule.held?.until ?? '');
    } catch (error) {
      tell('error', sentenceOf(error) ?? '');
    }
  };
  return { until, isOver: ended === until, longer };
}
