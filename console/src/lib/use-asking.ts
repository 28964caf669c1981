// Asking before a deed: a dialog whose Cancel has the focus, so that a second Enter does nothing.
import { App } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type Question = {
  readonly title: string;
  readonly content?: ReactNode;
  readonly yes: string;
  /** "Cancel" unless it has to be said more clearly. */
  readonly no?: string;
  /** What is lost by it cannot be had back. */
  readonly isDangerous?: boolean;
};

/** The answer; closing the dialog is a no. */
export function useAsking(): (question: Question) => Promise<boolean> {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return useCallback(
    async ({ title, content, yes, no, isDangerous = false }) =>
      await modal.confirm({
        title,
        content,
        okText: yes,
        okButtonProps: { danger: isDangerous },
        cancelText: no ?? t('list.cancel'),
        focusable: { autoFocusButton: 'cancel' },
      }),
    [modal, t],
  );
}
