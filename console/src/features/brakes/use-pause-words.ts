// What is said of one pause: the restore it came of, the reason its person gave, and who set it since when.
import type { Pause } from '@herald/contract/brakes.ts';
import { useTranslation } from 'react-i18next';
import { wallClockWithZone } from '../../lib/wall-clock.ts';

type PauseWords = { readonly why: readonly string[]; readonly by: string };

export function usePauseWords(): (pause: Pause) => PauseWords {
  const { t } = useTranslation();
  return ({ because, restoredFrom, by: name, since: at }) => {
    const restored =
      restoredFrom === null ? '' : t('brakes.restored', { time: wallClockWithZone(restoredFrom) });
    const since = wallClockWithZone(at);
    return {
      why: [restored, because].filter((word) => word !== ''),
      by: name === '' ? t('brakes.since', { since }) : t('brakes.by', { name, since }),
    };
  };
}
