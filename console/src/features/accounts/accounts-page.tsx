// Binding accounts: what is bound and how it is, and the channels more can be bound from (R-RTE-018).
import { boundThrough, channelNames, type ChannelId } from '@herald/contract/channel-ids.ts';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadFailureOf } from '../../lib/call-refusal.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useAccounts, useCatalogue, type Asked } from './api.ts';
import { BindChoices } from './bind-choices.tsx';
import { BoundAccounts } from './bound-accounts.tsx';
import { ChannelCards } from './channel-cards.tsx';
import { useConsent } from './use-consent.ts';

export function AccountsPage() {
  const { t } = useTranslation();
  const signs = useSigns();
  const navigate = useNavigate();
  const address = useListAddress();
  const accounts = useAccounts(address.refreshTime);
  const catalogue = useCatalogue();
  const { consent, start, stop, isOpening } = useConsent(address.read('ticket'));
  const begin = (asked: Asked) => void start(asked);
  const bind = (channelId: ChannelId) => {
    const through = boundThrough[channelId];
    const isBound = through === undefined || accounts.data?.items.some((one) => one.channelid === through);
    if (isBound) begin({ channelId });
    else void navigate('/api/tip/instagramBind');
  };
  const done = () => {
    stop();
    address.show({ ticket: '' });
  };
  const failure = accounts.data ? null : loadFailureOf(accounts.error ?? catalogue.error);
  const retry = () => void Promise.all([accounts.refetch(), catalogue.refetch()]);
  if (failure !== null)
    return (
      <PageFrame heading={t('accounts.title')}>
        <Alert
          type="error"
          showIcon
          title={failure}
          action={<Button onClick={retry}>{t('list.retry')}</Button>}
        />
      </PageFrame>
    );
  return (
    <PageFrame heading={t('accounts.title')}>
      <Flex vertical gap={16}>
        {signs.isKnown && !signs.canBind && <Alert type="info" showIcon title={t('accounts.mayNot')} />}
        {consent.step === 'waiting' && (
          <Alert
            type="info"
            showIcon
            title={`${channelNameOf(consent.channelId)}: ${consent.isBlocked ? t('accounts.blocked') : t('accounts.waiting')}`}
            action={
              <Flex gap={8} wrap>
                <Button href={consent.url} target="_blank">
                  {consent.isBlocked ? t('accounts.openPage') : t('accounts.openAgain')}
                </Button>
                <Button onClick={stop}>{t('accounts.cancel')}</Button>
              </Flex>
            }
          />
        )}
        {consent.step === 'choosing' && <BindChoices ticket={consent.ticket} onDone={done} />}
        <section>
          <h2 className="subheading">{t('accounts.bound')}</h2>
          {accounts.data ? (
            <BoundAccounts accounts={accounts.data.items} onRenew={begin} />
          ) : (
            <Skeleton active />
          )}
        </section>
        <section>
          <h2 className="subheading">{t('accounts.channels')}</h2>
          {catalogue.data ? (
            <ChannelCards
              entries={catalogue.data}
              isOpening={isOpening}
              onBind={signs.canBind ? bind : undefined}
            />
          ) : (
            <Skeleton active />
          )}
        </section>
      </Flex>
    </PageFrame>
  );
}

function channelNameOf(id: number): string {
  return Object.entries(channelNames).find(([key]) => key === String(id))?.[1] ?? '';
}
