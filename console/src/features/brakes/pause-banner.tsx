// Above every page while something is paused: what, why and by whom, so that nobody waits in vain.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import '../../ui/words.css';
import { usePauses } from './api.ts';
import { scopeWords } from './scope-words.ts';

export function PauseBanner() {
  const { t } = useTranslation();
  const mine = (usePauses().data?.items ?? []).filter((one) => one.mine);
  return (
    <div aria-live="polite">
      {mine.map((one) => (
        <Alert
          key={one.id}
          banner
          type="warning"
          title={
            <>
              <strong>{t(scopeWords[one.scope].banner, { what: one.what })}</strong> {one.because}{' '}
              <span className="aside">
                {t('brakes.banner.goesOn')}{' '}
                {t('brakes.by', { name: one.by, since: wallClockWithZone(one.since) })}
              </span>
            </>
          }
        />
      ))}
    </div>
  );
}
