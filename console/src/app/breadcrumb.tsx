// Where the shown page stands, from the dashboard on; the last step is plain text (R-SHELL-041, R-SHELL-042).
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatches } from 'react-router';
import { useTabTitle } from '../lib/tab-title.ts';
import { metaOf } from './page-meta.ts';

const home = '/dashboard';

export function Breadcrumb() {
  const { t } = useTranslation();
  const own = useTabTitle(useLocation().pathname);
  const matched = useMatches().flatMap((match) => {
    const meta = metaOf(match);
    return meta ? [{ path: match.pathname, title: meta.title }] : [];
  });
  const steps =
    matched[0]?.path === home
      ? matched
      : [{ path: home, title: 'app.titles.dashboard' as const }, ...matched];
  return (
    <nav className="breadcrumb" aria-label={t('app.breadcrumb')}>
      <ol>
        {steps.map(({ path, title }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? (
              <span aria-current="page">{own ?? t(title)}</span>
            ) : (
              <Link to={path}>{t(title)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
