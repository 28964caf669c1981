// Who may publish with an account: its whole department, or of its people only who is named, added by search and taken out.
import type { AccountAccess, AccountHealth } from '@herald/contract/accounts.ts';
import { Alert, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { AccessChoice } from './access-choice.tsx';
import { useAccountPeople, useAccountPeopleDeeds } from './api.ts';
import './authorisations.css';
import { PeopleList } from './people-list.tsx';
import { PersonSearch } from './person-search.tsx';

export type PeopleDialogProps = { readonly account: AccountHealth; readonly onClose: () => void };

export function PeopleDialog({ account: { id, name, department }, onClose }: PeopleDialogProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const people = useAccountPeople(id);
  const { setAccess } = useAccountPeopleDeeds(id);
  useFocusReturn();
  const failure = sentenceOf(people.error);
  const known = people.data;
  const choose = async (access: AccountAccess) => {
    await setAccess.mutateAsync(access);
    tell(
      'success',
      access === 'named' ? t('authorisations.nowNamed', { name }) : t('authorisations.nowWhole', { name }),
    );
  };
  return (
    <Modal
      open
      title={t('authorisations.whoOf', { name })}
      footer={null}
      onCancel={onClose}
      afterOpenChange={leadFocusIn}
    >
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      {people.isPending && <Skeleton active title={false} />}
      {known && (
        <>
          <AccessChoice
            access={known.access}
            department={seeded(department)}
            isChanging={setAccess.isPending}
            onChoose={choose}
          />
          {known.access === 'named' && <PersonSearch accountId={id} />}
          <PeopleList accountId={id} known={known} />
          <p className="aside">
            {t(known.access === 'named' ? 'authorisations.scheduledGoes' : 'authorisations.wholeWhat')}
          </p>
        </>
      )}
    </Modal>
  );
}
