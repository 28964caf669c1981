// Where I am signed in: every session of mine with its device and place, and the ending of those I do not know.
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadFailureOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useEndSessions, useSessions } from './api.ts';
import { SessionCard } from './session-card.tsx';
import './sessions-page.css';

export function SessionsPage() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const end = useEndSessions();
  const items = sessions.data?.items;
  const failure = loadFailureOf(sessions.error);
  const hasOthers = items?.some(({ isCurrent }) => !isCurrent) ?? false;
  const endOthers = async () => {
    const { ended } = await end.others.mutateAsync();
    tell('success', t('sessions.othersEnded', { count: ended }));
  };
  const endOne = async (id: string) => {
    await end.one.mutateAsync(id);
    tell('success', t('sessions.ended'));
  };
  return (
    <PageFrame
      heading={t('sessions.title')}
      action={
        hasOthers && (
          <AskingButton
            question={t('sessions.endOthersQuestion')}
            yes={t('sessions.endOthers')}
            no={t('sessions.cancel')}
            onYes={endOthers}
          >
            {t('sessions.endOthers')}
          </AskingButton>
        )
      }
    >
      <p className="aside">{t('sessions.about')}</p>
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure}
          action={<Button onClick={() => void sessions.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {!items && failure === null && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {items && (
        <ul className="sessions" aria-label={t('sessions.title')}>
          {items.map((session) => (
            <SessionCard key={session.id} session={session} onEnd={() => endOne(session.id)} />
          ))}
        </ul>
      )}
    </PageFrame>
  );
}
