// The dashboard: how much of mine stands in which way, each figure a way to it, and the ways that are gone most (C-03).
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { LineIcon, type IconName } from '../../ui/line-icon.tsx';
import { useOverview } from './api.ts';
import './overview.css';

export type Shortcut = { readonly title: string; readonly to: string; readonly icon: IconName };

export type OverviewPageProps = {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
};

const mine = '/api/content/contentList/mylist';
const drafts = '/api/content/contentList/myDraft/list';

export function OverviewPage({ name, shortcuts }: OverviewPageProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const overview = useOverview(search.get('refreshTime') ?? '');
  const { drafts: ofDrafts, content } = overview.data ?? {};
  const figures = [
    { to: `${drafts}?status=1`, label: t('overview.drafts'), count: ofDrafts?.draft },
    { to: `${mine}?state=scheduled`, label: t('overview.scheduled'), count: content?.scheduled },
    { to: `${mine}?state=live`, label: t('overview.live'), count: content?.live },
    { to: `${mine}?state=partly`, label: t('overview.partly'), count: content?.partly },
    { to: `${mine}?state=trouble`, label: t('overview.trouble'), count: content?.trouble, isTrouble: true },
    { to: mine, label: t('overview.all'), count: content?.all },
  ];
  return (
    <section aria-label={t('app.titles.dashboard')} className="overview">
      <h1>{t('overview.greeting', { name })}</h1>
      {overview.isError && (
        <p role="alert">
          {sentenceOf(overview.error)}{' '}
          <button type="button" className="bar-button" onClick={() => void overview.refetch()}>
            {t('app.retry')}
          </button>
        </p>
      )}
      <ul className="overview-figures" aria-label={t('overview.mine')} aria-busy={overview.isPending}>
        {figures.map(({ to, label, count, isTrouble = false }) => (
          <li key={to} className={isTrouble && (count ?? 0) > 0 ? 'overview-trouble' : ''}>
            <Link to={to}>
              <strong>{count ?? '–'}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2>{t('overview.shortcuts')}</h2>
      <ul className="overview-shortcuts">
        {shortcuts.map(({ title, to, icon }) => (
          <li key={to}>
            <Link to={to}>
              <LineIcon name={icon} size={20} />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
