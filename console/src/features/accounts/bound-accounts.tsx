// The bound accounts with their health.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channels.ts';
import { Avatar, Badge, Button, Card, Empty, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Clipped } from '../../ui/clipped.tsx';

export type BoundAccountsProps = {
  readonly bindings: readonly ChannelBinding[];
  readonly onRenew: ((channelId: ChannelId) => void) | undefined;
};

export function BoundAccounts({ bindings, onRenew }: BoundAccountsProps) {
  const { t } = useTranslation();
  if (bindings.length === 0)
    return (
      <Empty description={t('accounts.none')} image={Empty.PRESENTED_IMAGE_SIMPLE} style={{ margin: 0 }} />
    );
  return (
    <CardGrid leastPx={260}>
      {bindings.map((binding) => (
        <Card key={binding.id} size="small">
          <Flex gap={12} align="center">
            <Avatar
              {...(binding.avatar ? { src: binding.avatar } : {})}
              style={{ background: '#1668dc' }}
              alt=""
            >
              {[...binding.name][0]?.toUpperCase()}
            </Avatar>
            <div style={{ minWidth: 0 }}>
              <Clipped text={binding.name} width={180} />
              <div>{binding.channel.name}</div>
              <Badge
                status={binding.usable ? 'success' : 'error'}
                text={binding.usable ? t('accounts.usable') : t('accounts.unusable')}
              />
            </div>
          </Flex>
          {!binding.usable && onRenew && (
            <Button size="small" style={{ marginTop: 8 }} onClick={() => onRenew(binding.channelid)}>
              {t('accounts.renew')}
            </Button>
          )}
        </Card>
      ))}
    </CardGrid>
  );
}
