// The channels of the catalogue, set up or not, each with its way to bind an account.
import type { CatalogueEntry, ChannelId } from '@herald/contract/channels.ts';
import { Badge, Button, Card, Flex, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

export type ChannelCardsProps = {
  readonly entries: readonly CatalogueEntry[];
  readonly isOpening: boolean;
  readonly onBind: ((channelId: ChannelId) => void) | undefined;
};

export function ChannelCards({ entries, isOpening, onBind }: ChannelCardsProps) {
  const { t } = useTranslation();
  return (
    <Flex wrap gap={12}>
      {entries.map(({ rules, setUp }) => (
        <Card key={rules.channelId} size="small" style={{ width: 220, maxWidth: '100%' }}>
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
          </Flex>
        </Card>
      ))}
    </Flex>
  );
}
