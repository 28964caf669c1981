// The bell with the number of unread messages; leads to the inbox (R-SHELL-011).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LineIcon } from '../../ui/line-icon.tsx';
import { useUnread } from './use-unread.ts';

const overflow = 99;

export function UnreadBell() {
  const { t } = useTranslation();
  const count = useUnread().length;
  const name = t('app.unread', { count });
  return (
    <Link className="bar-button" to="/api/infor/myInfor?navLink=1" aria-label={name} title={name}>
      <LineIcon name="bell" />
      {count > 0 && (
        <span className="bar-badge" aria-hidden="true">
          {count > overflow ? `${overflow}+` : count}
        </span>
      )}
    </Link>
  );
}
