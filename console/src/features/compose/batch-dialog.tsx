// Before several are sent: each account, and whether it gets one message with all of them or one post after the other.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../../lib/say.ts';
import './batch.css';
import { labelOf } from './choose-accounts.ts';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import type { Item } from './items.ts';
import type { Batch } from './use-batch.ts';
import type { Chosen } from './use-chosen.ts';
import type { ItemCheck } from './use-item-problems.ts';

export type BatchDialogProps = {
  readonly batch: Batch;
  readonly items: readonly Item[];
  readonly to: Chosen;
  readonly check: ItemCheck;
};

export function BatchDialog({ batch, items, to: { chosen, rules }, check }: BatchDialogProps) {
  const { t } = useTranslation();
  const count = items.length;
  const warnings = new Set(
    items.flatMap((item, place) =>
      check(item)
        .filter(({ severity }) => severity === 'warning')
        .map((found) => t('items.wrong', { number: place + 1, sentence: sayProblem(found) })),
    ),
  );
  return (
    <ConfirmingDialog asked={batch} title={t('items.publishAll', { count })} yes={t('compose.publishNow')}>
      {[...warnings].map((sentence) => (
        <Alert key={sentence} type="warning" showIcon title={sentence} />
      ))}
      <ul className="cp-destinations">
        {chosen.map((account) => {
          const rule = rules.find(({ channelId }) => channelId === account.channelid);
          const isOne = rule?.articlesAtMost !== undefined;
          return (
            <li key={account.id}>
              <strong>{labelOf(account)}</strong>
              <p className="cp-hint">{t(isOne ? 'items.oneMessage' : 'items.onePost', { count })}</p>
              <ol className="cp-batch">
                {items.map(({ key, content }) => (
                  <li key={key} dir="auto">
                    {content.title.trim() || t('list.untitled')}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </ConfirmingDialog>
  );
}
