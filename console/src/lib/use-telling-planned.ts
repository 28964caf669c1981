// What is told once something waits for its time: when it goes, and what stands in its way as things are.
import type { Finding } from '@herald/contract/preflight.ts';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { say } from './say.ts';

/** `pubTime` is a wall clock of the platform's zone. */
export function useTellingPlanned(): (pubTime: string, warnings: readonly Finding[]) => void {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  return (pubTime, warnings) => {
    // It stays on the page until it is read: there is time to mend it.
    if (warnings.length > 0)
      void modal.warning({
        title: t('compose.mind'),
        content: warnings.map(({ code, figures }) => say(code, figures)).join(' '),
        okText: t('compose.understood'),
      });
    void message.success(t('compose.scheduleSaved'));
    void message.success(t('compose.willBeSent', { time: pubTime }));
  };
}
