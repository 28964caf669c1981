// Asks before unsaved work is left behind, by a link inside or by closing the window; silent when all is saved.
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useAsking } from '../../lib/use-asking.ts';
import { useAskBeforeClosing } from '../../ui/use-ask-before-closing.ts';

export type LeaveGuard = {
  readonly isDirty: boolean;
  /** An upload goes with the page, whatever is kept of the words. */
  readonly isUploading: boolean;
  /** What is on the desk was deleted meanwhile. */
  readonly isGone: boolean;
  /** Whether the browser has all that is not saved. */
  readonly keepAll: () => boolean;
};

export function useLeaveGuard({ isDirty, isUploading, isGone, keepAll }: LeaveGuard): void {
  const { t } = useTranslation();
  const ask = useAsking();
  const isAsking = isDirty || isUploading;
  const blocker = useBlocker(isAsking);
  useAskBeforeClosing(isAsking);
  const whatBecomes = useEffectEvent(() => {
    if (!keepAll()) return t('compose.leave.text');
    if (isUploading) return t('compose.leave.uploading');
    return t(isGone ? 'compose.leave.gone' : 'compose.leave.kept');
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const settle = async () => {
      const isSure = await ask({
        title: t('compose.leave.title'),
        content: whatBecomes(),
        yes: t('compose.leave.yes'),
        no: t('compose.leave.no'),
      });
      if (isSure) blocker.proceed();
      else blocker.reset();
    };
    void settle();
  }, [blocker, ask, t]);
}
