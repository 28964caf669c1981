// Asks before unsaved work is left behind, by a link inside or by closing the window; silent when all is saved.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useAsking } from '../../lib/use-asking.ts';
import { useAskBeforeClosing } from '../../ui/use-ask-before-closing.ts';

export function useLeaveGuard(isDirty: boolean): void {
  const { t } = useTranslation();
  const ask = useAsking();
  const blocker = useBlocker(isDirty);
  useAskBeforeClosing(isDirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const settle = async () => {
      const isSure = await ask({
        title: t('compose.leave.title'),
        content: t('compose.leave.text'),
        yes: t('compose.leave.yes'),
        no: t('compose.leave.no'),
      });
      if (isSure) blocker.proceed();
      else blocker.reset();
    };
    void settle();
  }, [blocker, ask, t]);
}
