// What can be done with one publication now; the server says which of these are safe (R-HIST-005, R-LIST-016).
import { ExportOutlined } from '@ant-design/icons';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { say } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { ClosedButton } from '../../ui/closed-button.tsx';
import { accountOf } from './account-of.ts';
import { useHistoryActions } from './api.ts';
import { linkOf } from './link-of.ts';
import { modifyAddress } from '../../lib/modify-address.ts';
import { namesOf } from './titles-of.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** What failed is tried again; what missed its time was never tried. */
const failedWords = { name: 'history.retry', question: 'history.retryQuestion' } as const;
const missedWords = { name: 'history.publishNow', question: 'history.publishNowQuestion' } as const;

/** Where a platform lets us change nothing it is said here, and not after somebody has written a new version. */
function ModifyLink({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const { edit } = item.can;
  return typeof edit === 'string' ? (
    <Link to={modifyAddress(item)}>{t('history.modify')}</Link>
  ) : (
    <ClosedButton name={t('history.modify')} why={say(edit.why, { channel: item.channelName })} />
  );
}

export function HistoryActions({ item, decideAt }: { item: HistoryItem; decideAt: string | undefined }) {
  const { t } = useTranslation();
  const { canPublish, canModify, canEdit, canResolve, canBind } = useSigns();
  const { restart, withdraw } = useHistoryActions();
  const link = linkOf(item);
  const figures = { title: namesOf(item, t('list.untitled')), account: accountOf(item) };
  const wording = item.state === 'missed' ? missedWords : failedWords;
  const sendAgain = useSendAgain();
  const retry = async () => {
    const isQueued = await sendAgain((confirmed) => restart.mutateAsync({ id: item.opp_id, ...confirmed }));
    if (isQueued) tell('success', t('history.retried'));
  };
  const stop = async () => {
    await withdraw.mutateAsync(item.opp_id);
    tell('success', t('history.stopped'));
  };
  return (
    <>
      {link !== null && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('history.open')} <ExportOutlined aria-hidden />
        </a>
      )}
      {item.mayModify && canModify && canEdit && <ModifyLink item={item} />}
      {item.mayRetry && canPublish && (
        <AskingButton
          size="small"
          type="primary"
          question={t(wording.question, figures)}
          yes={t(wording.name)}
          no={t('list.cancel')}
          onYes={retry}
        >
          {t(wording.name)}
        </AskingButton>
      )}
      {item.state === 'unknown' && item.mayResolve && canResolve && decideAt !== undefined && (
        <Link to={decideAt}>
          <strong>{t('history.decide')}</strong>
        </Link>
      )}
      {item.state === 'auth-required' && canBind && (
        <Link to="/api/control/account/addAccount">{t('history.authorise')}</Link>
      )}
      {item.mayCancel && canPublish && (
        <AskingButton
          size="small"
          question={t('history.stopQuestion', figures)}
          yes={t('history.stop')}
          no={t('list.cancel')}
          onYes={stop}
        >
          {t('history.stop')}
        </AskingButton>
      )}
      {canPublish && <WithdrawButton item={item} />}
    </>
  );
}
