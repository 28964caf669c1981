// Before several are sent: each account, and whether it gets one message with all of them or one post after the other.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { useTranslation } from 'react-i18next';
import { CautionList } from '../../lib/caution-list.tsx';
import { cautionsOf } from '../../lib/cautions.ts';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { ItemFilms } from './item-films.tsx';
import { ItemsByAccount } from './items-by-account.tsx';
import type { Item } from './items.ts';
import { useQuotaLines } from './use-quota-lines.tsx';
import type { Slots } from './slots.ts';
import type { Batch } from './use-batch.ts';
import type { Chosen } from './use-chosen.ts';
import { outgoingItems, type ItemCheck } from './use-item-problems.ts';

export type BatchDialogProps = {
  readonly batch: Batch;
  readonly items: readonly Item[];
  readonly to: Chosen;
  readonly check: ItemCheck;
  readonly renderFilm: Slots['renderFilm'];
};

export function BatchDialog({ batch, items, to: { chosen, rules }, check, renderFilm }: BatchDialogProps) {
  const { t } = useTranslation();
  const count = items.length;
  const quotaOf = useQuotaLines(chosen.map(({ id }) => id));
  const takesAll = ({ channelid }: ChannelBinding) =>
    rules.some(({ channelId, articlesAtMost }) => channelId === channelid && articlesAtMost !== undefined);
  return (
    <ConfirmingDialog asked={batch} title={t('items.publishAll', { count })} yes={t('compose.publishNow')}>
      <CautionList cautions={cautionsOf(t, outgoingItems(items, check), rules)} />
      <ItemFilms {...{ items, rules, renderFilm }} />
      <ItemsByAccount accounts={chosen} items={items} isOneMessage={takesAll} quotaOf={quotaOf} />
    </ConfirmingDialog>
  );
}
