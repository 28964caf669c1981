// Asks before unsaved work is left behind, by a link inside or by closing the window; silent when all is saved.
import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useAskBeforeClosing } from '../../ui/use-ask-before-closing.ts';

export function useLeaveGuard(isDirty: boolean): void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const blocker = useBlocker(isDirty);
  useAskBeforeClosing(isDirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modal.confirm({
      title: t('compose.leave.title'),
      content: t('compose.leave.text'),
      okText: t('compose.leave.yes'),
      cancelText: t('compose.leave.no'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
  }, [blocker, modal, t]);
}
