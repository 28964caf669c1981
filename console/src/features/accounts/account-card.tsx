// One account: who it is, whether it can publish, its health, and its deeds.
import type { AccountHealth } from '@herald/contract/accounts.ts';
import { Avatar, Badge, Card, Flex, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Clipped } from '../../ui/clipped.tsx';
import { AccountDeeds } from './account-deeds.tsx';
import { AccountFacts } from './account-facts.tsx';
import type { Asked } from './api.ts';

export type AccountCardProps = {
  readonly account: AccountHealth;
  readonly onRenew: (asked: Asked) => void;
};

export function AccountCard({ account, onRenew }: AccountCardProps) {
  const { t } = useTranslation();
  const { name, description, avatar, channel, usable, pause } = account;
  return (
    <article aria-label={`${name} (${channel.name})`}>
      <Card size="small" style={{ height: '100%' }}>
        <Flex gap={12} align="center">
          <Avatar {...(avatar ? { src: avatar } : {})} style={{ background: '#1668dc' }} alt="">
            {[...name][0]?.toUpperCase()}
          </Avatar>
          <div style={{ minWidth: 0, flex: 1 }}>
            <Clipped text={name} width={220} />
            <div>{channel.name}</div>
            <Flex gap={8} wrap align="center">
              <Badge
                status={usable ? 'success' : 'error'}
                text={usable ? t('accounts.usable') : t('accounts.unusable')}
              />
              {pause && <Tag color="orange">{t('accounts.paused')}</Tag>}
            </Flex>
          </div>
        </Flex>
        {description !== '' && <p className="account-words">{description}</p>}
        <AccountFacts account={account} />
        {account.mine && <AccountDeeds account={account} onRenew={onRenew} />}
      </Card>
    </article>
  );
}
