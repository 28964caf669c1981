// Asks before unsaved work is left behind, by a link inside or by closing the window; silent when all is saved.
import { useTranslation } from 'react-i18next';
import { useAsking } from '../../lib/use-asking.ts';
import { useBlockedLeave } from '../../lib/use-blocked-leave.ts';
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
  useAskBeforeClosing(isAsking);
  const whatBecomes = () => {
    if (!keepAll()) return t('compose.leave.text');
    if (isUploading) return t('compose.leave.uploading');
    return t(isGone ? 'compose.leave.gone' : 'compose.leave.kept');
  };
  useBlockedLeave(
    () => isAsking,
    () =>
      ask({
        title: t('compose.leave.title'),
        content: whatBecomes(),
        yes: t('compose.leave.yes'),
        no: t('compose.leave.no'),
      }),
  );
}
