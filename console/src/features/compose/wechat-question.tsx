// Select-all with WeChat among the accounts: WeChat goes alone, so which ones are meant (R-PUB-007)?
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';

export function WechatQuestion({ onAnswer }: { readonly onAnswer: (kind: 'other' | 'wechat') => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      title={say('wechat-not-alone')}
      action={
        <span className="cp-notice-actions">
          <Button size="small" onClick={() => onAnswer('other')}>
            {t('compose.accounts.other')}
          </Button>
          <Button size="small" onClick={() => onAnswer('wechat')}>
            {t('compose.accounts.wechat')}
          </Button>
        </span>
      }
    />
  );
}
