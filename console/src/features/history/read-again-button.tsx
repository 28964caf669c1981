// A button that reads figures again, and says from when on while it is too early: platforms are not asked without end.
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/clock.ts';
import { sinceWhen } from '../../lib/wall-clock.ts';
import { ClosedButton } from '../../ui/closed-button.tsx';

export type ReadAgainButtonProps = {
  /** An ISO instant by the server's clock. */
  readonly from: string;
  readonly isReading: boolean;
  readonly onRead: () => void;
};

export function ReadAgainButton({ from, isReading, onRead }: ReadAgainButtonProps) {
  const { t } = useTranslation();
  const isEarly = useIsBefore(from);
  if (isEarly && !isReading)
    return (
      <ClosedButton
        name={t('history.figures.again')}
        why={t('history.figures.later', { when: sinceWhen(from) })}
      />
    );
  return (
    <Button size="small" loading={isReading} onClick={onRead}>
      {t('history.figures.again')}
    </Button>
  );
}

/** Becomes false by itself. */
function useIsBefore(time: string): boolean {
  const [passed, setPassed] = useState('');
  const waitMs = new Date(time).getTime() - serverNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(time), Math.max(0, new Date(time).getTime() - serverNow()));
    return () => clearTimeout(timer);
  }, [time]);
  return passed !== time && waitMs > 0;
}
