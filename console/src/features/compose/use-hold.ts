// The hold of what is being edited here: until when it stands, taking it for as long once more, and letting go when the page is left (D-01).
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { grab, letGo, type Grabbed } from './schedule-calls.ts';

export type Hold = {
  /** ISO instant. */
  readonly until: string;
  readonly isOver: boolean;
  readonly longer: () => Promise<void>;
};

export function useHold({ schedule: { id, held } }: Grabbed): Hold {
  const { t } = useTranslation();
  const [until, setUntil] = useState(held?.until ?? '');
  /** The end that has come. */
  const [ended, setEnded] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setEnded(until), Math.max(0, new Date(until).getTime() - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    const said = (time: string, zone: string) => `${t('compose.timeMoved')} (${time} ${zone})`;
    return () => {
      // A page that only renders anew has not left.
      leaving.current = setTimeout(() => void letGo(id, said), 0);
    };
  }, [id, t]);
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
