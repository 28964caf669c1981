// The bell with the number of unread messages; leads to the inbox.
import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUnreadCount } from './api.ts';

export function UnreadBell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const count = useUnreadCount();
  return (
    <Button
      type="text"
      aria-label={t('app.unread', { count })}
      icon={
        <Badge count={count} overflowCount={99} size="small" offset={[4, -2]}>
          <BellOutlined style={{ fontSize: 16 }} />
        </Badge>
      }
      onClick={() => void navigate('/api/infor/myInfor?navLink=1')}
    />
  );
}
