// Instagram is bound through a Facebook account: says so, and leads there (R-ACC-014).
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export function InstagramNotice() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Result
      status="info"
      title={t('accounts.instagram.title')}
      subTitle={t('accounts.instagram.why')}
      extra={
        <Button type="primary" onClick={() => void navigate('/api/control/account/addAccount')}>
          {t('accounts.instagram.go')}
        </Button>
      }
    />
  );
}
