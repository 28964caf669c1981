// One account in the dialog: a box with channel and name, or the reason why it cannot be chosen.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf, type Unusable } from './choose-accounts.ts';
import { sayUnusable } from './say-left-out.ts';

export type AccountRowProps = {
  readonly account: ChannelBinding;
  readonly unusable: Unusable | null;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

export function AccountRow({ account, unusable, isChosen, onToggle }: AccountRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Checkbox checked={isChosen} disabled={unusable !== null && !isChosen} onChange={onToggle}>
        {labelOf(account)}
      </Checkbox>
      {unusable !== null && <p className="cp-hint">{sayUnusable(t, account, unusable)}</p>}
    </li>
  );
}
