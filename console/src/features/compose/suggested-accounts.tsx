// The accounts that are suggested for the category, before all others: each with its box, and one button for all (D-11).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';

export type SuggestedAccountsProps = {
  readonly category: string;
  /** Those that can be chosen now. */
  readonly usable: readonly ChannelBinding[];
  readonly chosen: readonly string[];
  readonly onChooseAll: () => void;
  /** Their rows. */
  readonly children: ReactNode;
};

export function SuggestedAccounts({
  category,
  usable,
  chosen,
  onChooseAll,
  children,
}: SuggestedAccountsProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const heading = useId();
  return (
    <section className="cp-suggested" aria-labelledby={heading}>
      <div className="cp-suggested-head">
        <h3 id={heading}>{t('compose.accounts.suggested', { category: seeded(category) })}</h3>
        <Button size="small" disabled={usable.every(({ id }) => chosen.includes(id))} onClick={onChooseAll}>
          {t('compose.accounts.takeSuggested')}
        </Button>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
