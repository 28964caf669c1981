// The columns of the list of users, and what can be done with each of them.
import type { User } from '@herald/contract/administration.ts';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { useUserDeeds } from './api.ts';

export type UserDoors = {
  /** Nobody disables or deletes themselves. */
  readonly me: string | undefined;
  readonly onEdit: (user: User) => void;
  readonly onRoles: (user: User) => void;
  readonly onDelete: (user: User) => void;
};

export function useUserColumns(doors: UserDoors): TableColumnsType<User> {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  return [
    {
      title: t('people.name'),
      key: 'name',
      render: (_, { name, account }) => (
        <>
          {name}
          <div className="aside">{account}</div>
        </>
      ),
    },
    { title: t('people.email'), key: 'email', render: (_, { email }) => email || '—' },
    {
      title: t('people.department'),
      key: 'department',
      render: (_, { department }) => seeded(department),
    },
    {
      title: t('people.roles'),
      key: 'roles',
      render: (_, { roles }) =>
        roles.length === 0 ? (
          <StateTag colour="gold" text={t('people.noRole')} />
        ) : (
          <Flex wrap gap={4}>
            {roles.map(({ id, name }) => (
              <StateTag key={id} colour="default" text={seeded(name)} />
            ))}
          </Flex>
        ),
    },
    {
      title: t('people.status'),
      key: 'status',
      render: (_, { status }) => (
        <StateTag
          colour={status === 'enabled' ? 'green' : 'red'}
          text={t(status === 'enabled' ? 'people.enabled' : 'people.disabled')}
        />
      ),
    },
    { title: t('people.created'), key: 'created', render: (_, { createTime }) => wallClock(createTime) },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, user) => <Deeds user={user} {...doors} />,
    },
  ];
}

function Deeds({ user, me, onEdit, onRoles, onDelete }: UserDoors & { readonly user: User }) {
  const { t } = useTranslation();
  const { setStatus } = useUserDeeds();
  const { id, name, status } = user;
  const isEnabled = status === 'enabled';
  const turn = async () => {
    await setStatus.mutateAsync({ id, status: isEnabled ? 'disabled' : 'enabled' });
    tell('success', t(isEnabled ? 'people.nowDisabled' : 'people.nowEnabled', { name }));
  };
  return (
    <Flex wrap gap={8}>
      <Button size="small" onClick={() => onEdit(user)}>
        {t('list.edit')}
      </Button>
      <Button size="small" onClick={() => onRoles(user)}>
        {t('people.roles')}
      </Button>
      {id !== me && (
        <>
          <AskingButton
            size="small"
            question={t(isEnabled ? 'people.disableQuestion' : 'people.enableQuestion', { name })}
            yes={t(isEnabled ? 'people.disable' : 'people.enable')}
            no={t('list.cancel')}
            onYes={turn}
          >
            {t(isEnabled ? 'people.disable' : 'people.enable')}
          </AskingButton>
          <Button size="small" danger onClick={() => onDelete(user)}>
            {t('list.delete')}
          </Button>
        </>
      )}
    </Flex>
  );
}
