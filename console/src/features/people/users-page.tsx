// Users: found by words, department, role and standing; created, changed, given roles, disabled and deleted (R-ADM-001 to R-ADM-007).
import type { User } from '@herald/contract/administration.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { usePageChoice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useMe, useUsers } from './api.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';
import { statusOf, UserSearch } from './user-search.tsx';

type Opened =
  | { readonly what: 'user'; readonly user: User | null }
  | { readonly what: 'roles'; readonly user: User }
  | { readonly what: 'delete'; readonly users: readonly User[] };

export function UsersPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const [opened, setOpened] = useState<Opened | null>(null);
  const wanted = {
    name: address.read('name'),
    departmentId: address.read('departmentId'),
    roleId: address.read('roleId'),
    status: statusOf(address.read('status')),
  };
  const listProps = useListProps(address, useUsers(address, wanted));
  const me = useMe().data?.id;
  const rows = listProps.rows ?? [];
  const others = rows.filter(({ id }) => id !== me);
  const choice = usePageChoice(others.map(({ id }) => id));
  const columns = useUserColumns({
    me,
    onEdit: (user) => setOpened({ what: 'user', user }),
    onRoles: (user) => setOpened({ what: 'roles', user }),
    onDelete: (user) => setOpened({ what: 'delete', users: [user] }),
  });
  const close = () => setOpened(null);
  const chosen = rows.filter(({ id }) => choice.chosen.includes(id));
  return (
    <PageFrame
      heading={t('people.title')}
      action={
        <Button type="primary" onClick={() => setOpened({ what: 'user', user: null })}>
          {t('people.new')}
        </Button>
      }
      tools={<UserSearch wanted={wanted} onSearch={address.filter} />}
    >
      {others.length > 0 && (
        <ChoiceBar shown={others.map(({ id }) => id)} choice={choice}>
          <Button danger size="small" onClick={() => setOpened({ what: 'delete', users: chosen })}>
            {t('people.deleteSome')}
          </Button>
        </ChoiceBar>
      )}
      <ListTable
        label={t('people.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        choice={{
          chosen: choice.chosen,
          title: t('list.choice'),
          nameOf: ({ name }) => t('list.select', { title: name }),
          isLocked: ({ id }) => id === me,
          onChoose: choice.choose,
        }}
        empty={nothingMatches(t('people.nothingFound'), address, Object.keys(wanted))}
      />
      {opened?.what === 'user' && <UserDialog user={opened.user} onClose={close} />}
      {opened?.what === 'roles' && <RolesDialog user={opened.user} onClose={close} />}
      {opened?.what === 'delete' && <DeleteDialog users={opened.users} onClose={close} />}
    </PageFrame>
  );
}
