// Copies a text and says whether it went: for a second and a half when it did (R-DEMO-057, R-DEMO-058).
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';

const shownSeconds = 1.5;

export function useCopying(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  const { message } = App.useApp();
  return async (text) => {
    try {
      // Only pages that came over https, or from this machine, have a clipboard.
      await navigator.clipboard.writeText(text);
      void message.success({ content: t('demo.clipboard.done'), duration: shownSeconds });
    } catch {
      tell('error', t('demo.clipboard.failed'));
    }
  };
}
