// The pictures a video took the place of, and the way back to them.
import type { MediaItem } from '@herald/contract/content.ts';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

export type SetAsideProps = { readonly pictures: readonly MediaItem[]; readonly onBack: () => void };

export function SetAside({ pictures, onBack }: SetAsideProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <Alert
      className="cp-notice cp-aside"
      type="info"
      showIcon
      title={t('compose.aside.told', { count: pictures.length })}
      action={
        <Button size="small" onClick={onBack}>
          {t('compose.aside.back')}
        </Button>
      }
    />
  );
}
