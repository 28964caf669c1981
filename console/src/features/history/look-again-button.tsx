// A button that asks the platform once more, now; what it says shows where the publication stands.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useHistoryActions } from './api.ts';

export function LookAgainButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { lookAgain } = useHistoryActions();
  const look = async () => {
    await lookAgain.mutateAsync(id);
    tell('info', t('history.lookingAgain'));
  };
  return (
    <Button loading={lookAgain.isPending} onClick={() => void look().catch(() => undefined)}>
      {t('history.lookAgain')}
    </Button>
  );
}
