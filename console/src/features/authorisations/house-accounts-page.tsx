// All accounts of the house: found by words, channel, department and standing, and who may publish with each (R-ADM-021).
import type { AccountHealth } from '@herald/contract/accounts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { AccountSearch, standingOf } from './account-search.tsx';
import { useHouseAccounts } from './api.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { useHouseColumns } from './use-house-columns.tsx';

export function HouseAccountsPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const [opened, setOpened] = useState<AccountHealth | null>(null);
  const wanted = {
    name: address.read('name'),
    channelid: Number(address.read('channelid')) || 0,
    departmentId: address.read('departmentId'),
    status: standingOf(address.read('status')),
  };
  const listProps = useListProps(address, useHouseAccounts(address, wanted));
  const columns = useHouseColumns(setOpened);
  const isNarrowed = Object.values(wanted).some((one) => one !== '' && one !== 0);
  return (
    <PageFrame
      heading={t('authorisations.title')}
      tools={<AccountSearch wanted={wanted} onSearch={address.filter} />}
    >
      <ListTable
        label={t('authorisations.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        empty={
          isNarrowed
            ? nothingMatches(t('authorisations.nothingFound'), address, Object.keys(wanted))
            : { text: t('authorisations.none') }
        }
      />
      {opened && <PeopleDialog account={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
