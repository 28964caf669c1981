// The roles of one user: those they have are checked; what changes is given and taken (C-71), never over what somebody else gave or took meanwhile.
import type { User } from '@herald/contract/administration.ts';
import { Alert, Checkbox, Flex, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useDiscarding } from '../../lib/use-discarding.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { readUser, useRoles, useUserDeeds } from './api.ts';

export function RolesDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const roles = useRoles();
  const { setRoles } = useUserDeeds();
  /** The state of the user that what is checked here began with. */
  const [seen, setSeen] = useState(user);
  const had = seen.roles.map(({ id }) => id);
  const [has, setHas] = useState<readonly string[]>(had);
  useFocusReturn();
  const isSame = has.length === had.length && had.every((id) => has.includes(id));
  const discard = useDiscarding(() => !isSame, onClose);
  const toggle = (id: string) => setHas(has.includes(id) ? has.filter((one) => one !== id) : [...has, id]);
  const save = async () => {
    await setRoles.mutateAsync({
      userId: user.id,
      given: has.filter((id) => !had.includes(id)),
      taken: had.filter((id) => !has.includes(id)),
      revision: seen.revision,
    });
    tell('success', t('people.rolesSet', { name: user.name }));
    onClose();
  };
  /** Who is gone meanwhile leaves all as it is: the next try to save it says so. */
  const loadNow = async () => {
    const now = await readUser(user);
    if (!now) return;
    setSeen(now);
    setHas(now.roles.map(({ id }) => id));
    setRoles.reset();
  };
  const failure = sentenceOf(roles.error);
  return (
    <Modal
      mask={{ closable: false }}
      open
      title={t('people.rolesTitle', { name: user.name })}
      okText={t('people.save')}
      cancelText={t('list.cancel')}
      confirmLoading={setRoles.isPending}
      onOk={() => void save().catch(() => undefined)}
      onCancel={discard}
      afterOpenChange={leadFocusIn}
    >
      <StaleWarning error={setRoles.error} onLoad={loadNow} />
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      {roles.isPending && <Skeleton active title={false} />}
      <Flex vertical gap={8} component="section" aria-label={t('people.roles')}>
        {roles.data?.items.map(({ id, name, description }) => (
          <Checkbox key={id} checked={has.includes(id)} onChange={() => toggle(id)}>
            {seeded(name)}
            {description !== '' && <div className="aside">{seeded(description)}</div>}
          </Checkbox>
        ))}
      </Flex>
      {has.length === 0 && (
        <Alert type="warning" showIcon title={t('people.noRoleWhy')} style={{ marginTop: 12 }} />
      )}
    </Modal>
  );
}
