// The people who may publish with an account; of named ones each can be taken out, and who may not after all is marked.
import type { AccountPeople, AccountPerson } from '@herald/contract/accounts.ts';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { useAccountPeopleDeeds } from './api.ts';

export type PeopleListProps = { readonly accountId: string; readonly known: AccountPeople };

export function PeopleList({ accountId, known: { access, items } }: PeopleListProps) {
  const { t } = useTranslation();
  const { revoke } = useAccountPeopleDeeds(accountId);
  const list = useRef<HTMLUListElement>(null);
  const take = async ({ id, name }: AccountPerson) => {
    await revoke.mutateAsync(id);
    tell('success', t('authorisations.takenOut', { name }));
    // The button is gone with its row: the next key begins in what is left.
    list.current?.focus({ preventScroll: true });
  };
  if (items.length === 0)
    return (
      <Alert
        type="warning"
        showIcon
        style={{ marginBlock: 12 }}
        title={t(access === 'named' ? 'authorisations.nobodyNamed' : 'authorisations.nobodyMay')}
      />
    );
  return (
    <ul ref={list} className="people-named" aria-label={t('authorisations.people')} tabIndex={-1}>
      {items.map((one) => (
        <li key={one.id}>
          <span>
            {one.name} <span className="aside">{one.account}</span>{' '}
            {one.owner && <StateTag colour="default" text={t('authorisations.isOwner')} />}{' '}
            {!one.may && <StateTag colour="gold" text={t('authorisations.mayNot')} />}
          </span>
          {access === 'named' && (
            <Button
              size="small"
              disabled={revoke.isPending}
              aria-label={t('authorisations.takeOutWhom', { name: one.name })}
              onClick={() => void take(one).catch(() => undefined)}
            >
              {t('authorisations.takeOut')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
