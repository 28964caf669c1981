// Send again: where an account shows the same post already a person is asked, and it is sent once more only when he confirms it.
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from './call-refusal.ts';

/** A call that may be answered so leaves the telling to the question. */
export const asksAgain = ['same-post-again'] as const;

/** `send` is called once more with true when that was confirmed; the answer is false when it was thought better of. */
export function useSendAgain(): (send: (again: boolean) => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return async (send) => {
    try {
      await send(false);
      return true;
    } catch (error) {
      if (!(error instanceof CallRefusal) || error.code !== 'same-post-again') throw error;
      const isSure = await modal.confirm({
        title: error.sentence,
        okText: t('list.again'),
        cancelText: t('list.cancel'),
        focusable: { autoFocusButton: 'cancel' },
      });
      if (isSure) await send(true);
      return isSure;
    }
  };
}
