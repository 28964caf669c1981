// The channels of the catalogue, set up or not, each with its way to bind an account.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { Badge, Button, Card, Flex, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../ui/card-grid.tsx';
import { popup } from './use-consent.ts';

export type ChannelCardsProps = {
  readonly entries: readonly CatalogueEntry[];
  readonly isOpening: boolean;
  readonly onBind: ((channelId: ChannelId) => void) | undefined;
};

export function ChannelCards({ entries, isOpening, onBind }: ChannelCardsProps) {
  const { t } = useTranslation();
  return (
    <CardGrid leastPx={150}>
      {entries.map(({ rules, setUp, pasted }) => (
        <Card key={rules.channelId} size="small">
          <strong>{rules.name}</strong>
          <Flex vertical gap={8} style={{ marginTop: 4 }} align="start">
            <Tooltip title={setUp ? '' : t('accounts.notSetUpWhy')}>
              <Badge
                status={setUp ? 'success' : 'default'}
                text={setUp ? t('accounts.setUp') : t('accounts.notSetUp')}
              />
            </Tooltip>
            {onBind && (
              <Button
                type="primary"
                size="small"
                disabled={!setUp || isOpening}
                aria-label={t('accounts.bindChannel', { channel: rules.name })}
                onClick={() => onBind(rules.channelId)}
              >
                {t('accounts.bind')}
              </Button>
            )}
            {onBind && setUp && pasted && (
              <Button
                type="link"
                size="small"
                style={{ padding: 0 }}
                aria-label={t('accounts.byAddressOf', { channel: rules.name })}
                onClick={() => void window.open(`/authForm?channelid=${rules.channelId}`, '_blank', popup)}
              >
                {t('accounts.byAddress')}
              </Button>
            )}
          </Flex>
        </Card>
      ))}
    </CardGrid>
  );
}
