// The newest unread messages in a short menu, each with the way to where it happened (R-SHELL-009).
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sameOriginPath } from '../../lib/same-origin-path.ts';
import { LineIcon } from '../../ui/line-icon.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useMarkOpened, useUnread } from './use-unread.ts';

const newest = 5;
const inbox = '/api/infor/myInfor?navLink=1';

export function Notifications() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const unread = useUnread();
  const markOpened = useMarkOpened();
  const news = unread.slice(0, newest).map((message) => ({
    key: message.id,
    label: message.text,
    href: sameOriginPath(message.link),
    onChoose: () => {
      markOpened(message);
      void navigate(sameOriginPath(message.link));
    },
  }));
  const all = { key: 'all', label: t('app.allMessages'), href: inbox, onChoose: () => void navigate(inbox) };
  return (
    <MenuButton
      label={t('app.notifications')}
      choices={[...news, all]}
      {...(news.length === 0 ? { caption: t('app.noNews') } : {})}
    >
      <LineIcon name="news" />
    </MenuButton>
  );
}
