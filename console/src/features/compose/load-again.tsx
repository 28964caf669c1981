// In the place of a list that could not be loaded: why, and the way to ask again; everything beside it goes on (R-COMP-060).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';

export type LoadAgainProps = {
  readonly id?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
};

export function LoadAgain({ id, error, onRetry }: LoadAgainProps) {
  const { t } = useTranslation();
  return (
    <p id={id} role="alert" className="cp-load-again">
      <span className="cp-error">{sentenceOf(error)}</span>
      <Button size="small" onClick={onRetry}>
        {t('compose.retry')}
      </Button>
    </p>
  );
}
