// Accounts of a restored copy that the schedule is not for, or not any more: named, for whoever means them chooses them himself.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { listed } from '../../lib/listed.ts';
import { useAccounts } from './api.ts';
import { labelOf } from './choose-accounts.ts';
import './notices.css';

/** The accounts of the copy, and those that were chosen on the desk and stayed. */
export type AccountsApart = { readonly copied: readonly string[]; readonly kept: readonly string[] };

export type CopyAccountsProps = { readonly apart: AccountsApart; readonly chosen: readonly string[] };

export function CopyAccounts({ apart: { copied, kept }, chosen }: CopyAccountsProps) {
  const { t } = useTranslation();
  const { data: accounts = [] } = useAccounts();
  const named = (ids: readonly string[]) => {
    const names = accounts.filter(({ id }) => ids.includes(id)).map(labelOf);
    return names.length === 0 ? null : listed(names);
  };
  const away = named(copied.filter((id) => !kept.includes(id) && !chosen.includes(id)));
  const back = named(kept.filter((id) => !copied.includes(id) && chosen.includes(id)));
  return (
    <>
      {away !== null && (
        <Alert
          type="warning"
          showIcon
          className="cp-notice"
          title={t('compose.copy.notInSchedule', { accounts: away })}
        />
      )}
      {back !== null && (
        <Alert
          type="warning"
          showIcon
          className="cp-notice"
          title={t('compose.copy.inSchedule', { accounts: back })}
        />
      )}
    </>
  );
}
