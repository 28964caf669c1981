// Shows the notices of calls on the screen: messages, and the one question after a rejected session (R-ERR-007 to R-ERR-013).
import { errorNoticeMs, noticeMs } from '@herald/contract/constants.ts';
import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showNoticesBy } from '../lib/notices.ts';
import { say } from '../lib/say.ts';

export function ScreenNotices() {
  const { message, modal } = App.useApp();
  const { t } = useTranslation();
  useEffect(() => {
    showNoticesBy({
      tell: (kind, sentence) => {
        const seconds = (kind === 'error' ? errorNoticeMs : noticeMs) / 1000;
        void message.open({ type: kind, content: sentence, duration: seconds, key: `${kind}:${sentence}` });
      },
      askToLeave: async () =>
        await modal.confirm({
          title: t('app.stay.title'),
          content: say('token-rejected'),
          okText: t('app.stay.again'),
          cancelText: t('app.stay.cancel'),
        }),
    });
    return () => showNoticesBy(null);
  }, [message, modal, t]);
  return null;
}
