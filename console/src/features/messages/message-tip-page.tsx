// The page the message tip leads to: what messages are about, and the way to them (R-RTE-020, R-SHELL-008).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnread } from './use-unread.ts';

export function MessageTipPage() {
  const { t } = useTranslation();
  const count = useUnread().length;
  return (
    <section className="message-tip" aria-label={t('app.titles.messageTip')}>
      <h1>{t('app.titles.messageTip')}</h1>
      <p>{t('app.tip.about')}</p>
      <p>{t('app.unread', { count })}</p>
      <Link className="plain-button" to="/api/infor/myInfor?navLink=1">
        {t('app.allMessages')}
      </Link>
    </section>
  );
}
