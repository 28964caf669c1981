// The channel authorisation form in a window of its own; VK's has a field for the address its consent ends on (document 2 §2).
import { ChannelId, channelNames } from '@herald/contract/channel-ids.ts';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useForeignConsent } from './api.ts';
import { AuthForm } from './auth-form.tsx';

/** R-ENT-028: 33 unless the address names another channel. */
const initialChannel = '33';

export function AuthFormPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const read = ChannelId.safeParse(Number(search.get('channelid') ?? initialChannel));
  const channelid = read.success ? read.data : 33;
  const foreign = useForeignConsent(channelid);
  const failure = sentenceOf(foreign.error);
  return (
    <PageFrame heading={t('accounts.form.title', { channel: channelNames[channelid] })}>
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      {foreign.isPending && <Skeleton active />}
      {foreign.data && <AuthForm channelid={channelid} foreignUrl={foreign.data.foreign[0]?.url ?? null} />}
    </PageFrame>
  );
}
