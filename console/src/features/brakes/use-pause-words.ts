// What is said of one pause: what it holds up, the restore it came of, the reason its person gave, and who set it since when.
import type { Pause } from '@herald/contract/brakes.ts';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { scopeWords } from './scope-words.ts';

type PauseWords = { readonly head: string; readonly why: readonly string[]; readonly by: string };

export function usePauseWords(): (pause: Pause) => PauseWords {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  return ({ scope, what, because, restoredFrom, by: name, since: at }) => {
    const restored =
      restoredFrom === null ? '' : t('brakes.restored', { time: wallClockWithZone(restoredFrom) });
    const since = wallClockWithZone(at);
    return {
      head: t(scopeWords[scope].banner, { what: seeded(what) }),
      why: [restored, because].filter((word) => word !== ''),
      by: name === '' ? t('brakes.since', { since }) : t('brakes.by', { name, since }),
    };
  };
}
