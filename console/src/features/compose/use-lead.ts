// The time of a post as it is typed, and moved where it lies too near, which is told (R-SCHED-007, R-SCHED-011).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { correctTime, useEdition } from '../../lib/edition.ts';
import { fieldTextOf, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';

export type Lead = {
  /** What the time field shows; null while there is none. */
  readonly time: string | null;
  readonly setTime: (time: string | null) => void;
  /** Moves it where it must be, and gives it in epoch milliseconds; null when no time stands there. */
  readonly settle: () => number | null;
};

export function useLead(initial: string | null): Lead {
  const { t } = useTranslation();
  const edition = useEdition();
  const [time, setTime] = useState(initial);
  const zone = platformZone();
  const settle = () => {
    const chosen = readFieldText(time ?? '', zone);
    if (chosen === null) return null;
    const { instant, told } = correctTime(edition, chosen, serverNow());
    if (told === null) return instant;
    const moved = pubTimeOf(instant, zone);
    setTime(fieldTextOf(instant, zone));
    const sentence = told === 'beyond' ? t('compose.timeBeyond') : t('compose.timeMoved');
    tell('warning', `${sentence} (${moved} ${zone})`);
    return instant;
  };
  return { time, setTime, settle };
}
