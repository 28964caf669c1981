// Who is signed in, the manual, the password, where else one is signed in, the dashboard, and the way out (R-SHELL-004 to R-SHELL-010).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../lib/call.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { LineIcon } from '../ui/line-icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { personQuery } from './person.ts';
import { sessionsPath } from './session-routes.tsx';

const password = '/api/me/changePass';
const dashboard = '/dashboard';

export function PersonMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const person = useQuery(personQuery).data;
  const choices = [
    {
      key: 'manual',
      icon: <LineIcon name="book" />,
      label: t('app.manual'),
      href: `/manual/herald-${currentLanguage()}.pdf`,
      isOutside: true,
    },
    {
      key: 'password',
      icon: <LineIcon name="key" />,
      label: t('app.changePassword'),
      href: password,
      onChoose: () => void navigate(password),
    },
    {
      key: 'sessions',
      icon: <LineIcon name="key" />,
      label: t('app.titles.sessions'),
      href: sessionsPath,
      onChoose: () => void navigate(sessionsPath),
    },
    {
      key: 'dashboard',
      icon: <LineIcon name="dashboard" />,
      label: t('app.titles.dashboard'),
      href: dashboard,
      onChoose: () => void navigate(dashboard),
    },
    { key: 'out', icon: <LineIcon name="out" />, label: t('app.logOut'), onChoose: () => void signOut() },
  ];
  return (
    <MenuButton
      label={`${t('app.account')}: ${person?.name ?? ''}`}
      caption={[person?.name, person?.department].filter((text) => text).join(' · ')}
      choices={choices}
    >
      <LineIcon name="user" />
      <span className="navbar-name">{person?.name}</span>
    </MenuButton>
  );
}
