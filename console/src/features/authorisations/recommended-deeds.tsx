// What can be done with a recommended account: put it before or behind its neighbour, or recommend it no longer.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { PlaceButtons } from '../../ui/place-buttons.tsx';
import { useRecommend, type Shelf } from './api.ts';

export type RecommendedDeedsProps = {
  readonly shelf: Shelf;
  readonly account: ChannelBinding;
  readonly accounts: readonly ChannelBinding[];
};

export function RecommendedDeeds({ shelf, account: { id, name }, accounts }: RecommendedDeedsProps) {
  const { t } = useTranslation();
  const recommend = useRecommend(shelf);
  const ids = accounts.map((one) => one.id);
  const drop = async () => {
    await recommend.mutateAsync(ids.filter((one) => one !== id));
    tell('success', t('authorisations.recommendedNoMore', { name }));
  };
  return (
    <Flex wrap gap={8}>
      <PlaceButtons
        id={id}
        ids={ids}
        labels={{ up: t('filing.upWhich', { name }), down: t('filing.downWhich', { name }) }}
        isMoving={recommend.isPending}
        onOrder={(order) => recommend.mutateAsync(order)}
      />
      <Button
        size="small"
        disabled={recommend.isPending}
        aria-label={t('authorisations.takeOutWhom', { name })}
        onClick={() => void drop().catch(() => undefined)}
      >
        {t('authorisations.takeOut')}
      </Button>
    </Flex>
  );
}
