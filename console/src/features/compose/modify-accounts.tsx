// The accounts a post stands on, and what can be changed there; which they are is not a choice here (R-COMP-041).
import { useTranslation } from 'react-i18next';
import type { Target } from './api.ts';
import { DoubtWords, WayWords } from './way-words.tsx';

export function ModifyAccounts({ targets }: { readonly targets: readonly Target[] }) {
  const { t } = useTranslation();
  return (
    <section className="cp-accounts" aria-label={t('modify.standsOn')}>
      <h2>{t('modify.standsOn')}</h2>
      <ul className="cp-standing">
        {targets.map((target) => (
          <li key={target.item.opp_id}>
            <strong>{`${target.item.channelName} ${target.item.accountName}`}</strong>
            <WayWords target={target} />
            <DoubtWords target={target} />
            {target.item.url !== null && (
              <a href={target.item.url} target="_blank" rel="noopener noreferrer">
                {t('compose.progress.open')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
