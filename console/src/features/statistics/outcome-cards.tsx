// What became of the posts in these days, each number under its word; the colours are those of the charts.
import { outcomes, type Tally } from '@herald/contract/totals.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { outcomeWords } from './outcome-words.ts';

export function OutcomeCards({ tally }: { readonly tally: Tally }) {
  const { t } = useTranslation();
  const written = new Intl.NumberFormat(currentLanguage());
  return (
    <section aria-label={t('statistics.became')}>
      <h2 className="subheading">{t('statistics.became')}</h2>
      <dl className="st-cards">
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>
              <span className="st-mark" style={{ background: outcomeWords[outcome].colour }} />
              {t(outcomeWords[outcome].key)}
            </dt>
            <dd>{written.format(tally.outcomes[outcome])}</dd>
          </div>
        ))}
      </dl>
      <p className="aside">{t('statistics.rule')}</p>
    </section>
  );
}
