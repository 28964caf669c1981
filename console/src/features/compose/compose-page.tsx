// The composer: opens what the address names, then puts it on the desk; previews and pictures are handed in by the app.
import type { ChannelId } from '@herald/contract/channels.ts';
import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { useAccounts, useCatalogue, useOpened } from './api.ts';
import './compose.css';
import { ComposeDesk } from './compose-desk.tsx';
import type { Slots } from './slots.ts';

export type ComposePageProps = Slots & {
  readonly draftId: string | null;
  readonly pkGUID: string | null;
  /** Whose local copy this is. */
  readonly person: string;
  /** The one channel this composer is for; null for all of them. */
  readonly only?: ChannelId | null;
};

export function ComposePage({ draftId, pkGUID, person, only = null, ...slots }: ComposePageProps) {
  const { t } = useTranslation();
  const opened = useOpened(draftId, pkGUID);
  const catalogue = useCatalogue();
  const accounts = useAccounts();
  const asked = [opened, catalogue, accounts];
  const failure = asked.map(({ error }) => sentenceOf(error)).find((sentence) => sentence !== null);
  const retry = () => asked.filter(({ isError }) => isError).map(({ refetch }) => void refetch());
  if (opened.data && catalogue.data && accounts.data)
    return (
      <ComposeDesk
        opened={opened.data}
        catalogue={catalogue.data.filter(({ rules }) => only === null || rules.channelId === only)}
        accounts={accounts.data.filter(({ channelid }) => only === null || channelid === only)}
        person={person}
        only={only}
        {...slots}
      />
    );
  if (failure === undefined) return <Spin className="cp-wait" description={t('compose.opening')} />;
  return (
    <Alert
      type="error"
      showIcon
      title={failure}
      action={<Button onClick={retry}>{t('compose.retry')}</Button>}
    />
  );
}
