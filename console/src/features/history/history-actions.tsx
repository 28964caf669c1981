// What can be done with one publication now; the server says which of these are safe (R-HIST-005, R-LIST-016).
import { ExportOutlined } from '@ant-design/icons';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useHistoryActions } from './api.ts';

const isWebLink = (url: string) => /^https?:\/\//i.test(url);

export function HistoryActions({ item, decideAt }: { item: HistoryItem; decideAt: string | undefined }) {
  const { t } = useTranslation();
  const { canPublish, canResolve, canBind } = useSigns();
  const { restart, withdraw } = useHistoryActions();
  const figures = { title: item.title, account: item.accountName };
  const retry = async () => {
    await restart.mutateAsync(item.opp_id);
    tell('success', t('history.retried'));
  };
  const takeDown = async () => {
    await withdraw.mutateAsync(item.opp_id);
    tell('success', t('history.takingDown'));
  };
  return (
    <>
      {item.url !== null && isWebLink(item.url) && (
        <a href={item.url} target="_blank" rel="noopener noreferrer">
          {t('history.open')} <ExportOutlined aria-hidden />
        </a>
      )}
      {item.mayRetry && canPublish && (
        <AskingButton
          size="small"
          type="primary"
          question={t('history.retryQuestion', figures)}
          yes={t('history.retry')}
          no={t('list.cancel')}
          onYes={retry}
        >
          {t('history.retry')}
        </AskingButton>
      )}
      {item.mayResolve && canResolve && decideAt !== undefined && (
        <Link to={decideAt}>
          <strong>{t('history.decide')}</strong>
        </Link>
      )}
      {item.state === 'auth-required' && canBind && (
        <Link to="/api/control/account/addAccount">{t('history.authorise')}</Link>
      )}
      {item.mayWithdraw && canPublish && (
        <AskingButton
          size="small"
          danger
          question={t('history.takeDownQuestion', figures)}
          yes={t('history.takeDown')}
          no={t('list.cancel')}
          onYes={takeDown}
        >
          {t('history.takeDown')}
        </AskingButton>
      )}
    </>
  );
}
