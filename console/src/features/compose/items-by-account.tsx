// Where several items go: each account with a word on how, and the items in their order.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import './batch.css';
import { labelOf } from './choose-accounts.ts';
import type { Item } from './items.ts';

export type ItemsByAccountProps = {
  readonly accounts: readonly ChannelBinding[];
  readonly items: readonly Item[];
  /** Whether an account gets one message with all of them; otherwise a post for each. */
  readonly isOneMessage: (account: ChannelBinding) => boolean;
  /** What is left to publish with an account, where they go at once. */
  readonly quotaOf?: (accountId: string) => ReactNode;
};

export function ItemsByAccount({ accounts, items, isOneMessage, quotaOf }: ItemsByAccountProps) {
  const { t } = useTranslation();
  const count = items.length;
  return (
    <ul className="cp-destinations">
      {accounts.map((account) => (
        <li key={account.id}>
          <strong>{labelOf(account)}</strong>
          <p className="cp-hint">
            {t(isOneMessage(account) ? 'items.oneMessage' : 'items.onePost', { count })}
          </p>
          {quotaOf?.(account.id)}
          <ol className="cp-batch">
            {items.map(({ key, content }) => (
              <li key={key} dir="auto">
                {content.title.trim() || t('list.untitled')}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
