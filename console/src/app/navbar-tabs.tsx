// The four ways that are gone most often, in the bar (R-SHELL-003).
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { composePath } from '../lib/compose-path.ts';
import { useChosen } from '../lib/kept-choice.ts';
import { layoutSettings } from '../lib/layout-settings.ts';
import { useSigns } from '../lib/permissions.ts';
import { LineIcon } from '../ui/line-icon.tsx';

export function NavbarTabs() {
  const { t } = useTranslation();
  const { edition } = useChosen(layoutSettings);
  const { canEdit } = useSigns();
  const tabs = [
    ...(canEdit ? [{ to: composePath(edition), name: t('app.bar.newContent'), icon: 'edit' as const }] : []),
    { to: '/api/content/contentList/deplist', name: t('app.bar.department'), icon: 'team' as const },
    { to: '/api/content/publish/pubHistory', name: t('app.bar.published'), icon: 'history' as const },
    { to: '/api/content/schedulepubmaterial/list', name: t('app.bar.scheduled'), icon: 'clock' as const },
  ];
  return (
    <nav className="navbar-tabs" aria-label={t('app.bar.name')}>
      {tabs.map(({ to, name, icon }) => (
        <NavLink key={to} to={to} title={name}>
          <LineIcon name={icon} />
          <span>{name}</span>
        </NavLink>
      ))}
    </nav>
  );
}
