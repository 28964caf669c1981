// One account in the dialog: a box with channel and name, or the reason why it cannot be chosen.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { labelOf, type Unusable } from './choose-accounts.ts';

export type AccountRowProps = {
  readonly account: ChannelBinding;
  readonly unusable: Unusable | null;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

export function AccountRow({ account, unusable, isChosen, onToggle }: AccountRowProps) {
  const { t } = useTranslation();
  const why: Record<Unusable, string> = {
    'authorise-again': say('account-unusable', { account: account.name }),
    'not-set-up': say('channel-not-set-up', { channel: account.channel.name }),
    'not-offered': t('compose.accounts.notOffered', { channel: account.channel.name }),
  };
  return (
    <li>
      <Checkbox checked={isChosen} disabled={unusable !== null && !isChosen} onChange={onToggle}>
        {labelOf(account)}
      </Checkbox>
      {unusable !== null && <p className="cp-hint">{why[unusable]}</p>}
    </li>
  );
}
