// What is paused, why and by whom, so that nobody waits in vain.
import type { Pause } from '@herald/contract/brakes.ts';
import { useTranslation } from 'react-i18next';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import '../../ui/words.css';
import { scopeWords } from './scope-words.ts';

export function PauseNews({ pauses }: { readonly pauses: readonly Pause[] }) {
  const { t } = useTranslation();
  return pauses.map((one) => (
    <div key={one.id} role="alert" className="banner">
      <strong>{t(scopeWords[one.scope].banner, { what: one.what })}</strong> {one.because}{' '}
      <span className="aside">
        {t('brakes.banner.goesOn')} {t('brakes.by', { name: one.by, since: wallClockWithZone(one.since) })}
      </span>
    </div>
  ));
}
