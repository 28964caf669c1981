// The composer for what is scheduled: taken out of the queue when the page opens, given back when it is left (D-01, R-COMP-042).
import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { useAccounts, useCatalogue } from './api.ts';
import './compose.css';
import { useOpened } from './use-opened.ts';
import { Opening } from './opening.tsx';
import type { Grabbed } from './schedule-calls.ts';
import { ScheduledDesk } from './scheduled-desk.tsx';
import type { Slots } from './slots.ts';
import { useGrabbed } from './use-grabbed.ts';

const list = '/api/content/schedulepubmaterial/list';
/** What waits no longer went out, as a rule. */
const history = '/api/content/publish/pubHistory';

export type ScheduledPageProps = Slots & {
  /** The schedule's id, or its draft's or package's. */
  readonly id: string;
  /** Only this account of it is meant (R-COMP-043); null for all. */
  readonly bid: string | null;
  readonly person: string;
};

export function ScheduledPage({ id, ...props }: ScheduledPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const grabbed = useGrabbed(id);
  if (grabbed.data) return <Taken grabbed={grabbed.data} {...props} />;
  const failure = sentenceOf(grabbed.error);
  if (failure === null) return <Spin className="cp-wait" description={t('compose.opening')} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={failure}
      action={
        <span className="cp-notice-actions">
          <Button onClick={() => void grabbed.refetch()}>{t('compose.retry')}</Button>
          <Button onClick={() => void navigate(list)}>{t('compose.hold.back')}</Button>
          <Button onClick={() => void navigate(history)}>{t('compose.hold.history')}</Button>
        </span>
      }
    />
  );
}

type TakenProps = Omit<ScheduledPageProps, 'id'> & { readonly grabbed: Grabbed };

function Taken({ grabbed, ...props }: TakenProps) {
  const navigate = useNavigate();
  const { draftid, pkGUID } = grabbed.schedule;
  const opened = useOpened([
    draftid === null ? { kind: 'package', id: pkGUID } : { kind: 'draft', id: draftid },
  ]);
  const catalogue = useCatalogue();
  const accounts = useAccounts();
  const [found] = opened.flatMap(({ data }) => data ?? []);
  if (found && catalogue.data && accounts.data)
    return (
      <ScheduledDesk
        grabbed={grabbed}
        opened={found}
        catalogue={catalogue.data}
        accounts={accounts.data}
        onLeave={() => void navigate(list)}
        {...props}
      />
    );
  return <Opening asked={[...opened, catalogue, accounts]} />;
}
