// The choice between the whole department and named people; going back to the whole is asked about, for the names are forgotten.
import type { AccountAccess } from '@herald/contract/accounts.ts';
import { Flex, Popconfirm, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type AccessChoiceProps = {
  readonly access: AccountAccess;
  readonly department: string;
  readonly isChanging: boolean;
  readonly onChoose: (access: AccountAccess) => Promise<unknown>;
};

export function AccessChoice({ access, department, isChanging, onChoose }: AccessChoiceProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  // A refusal has been told by who called.
  const choose = (wanted: AccountAccess) => void onChoose(wanted).catch(() => undefined);
  const ask = (wanted: AccountAccess) => {
    if (wanted === 'department') return setAsking(true);
    return choose(wanted);
  };
  return (
    <Popconfirm
      open={isAsking}
      title={<div style={{ maxWidth: 300 }}>{t('authorisations.wholeQuestion', { department })}</div>}
      okText={t('authorisations.wholeYes')}
      cancelText={t('list.cancel')}
      cancelButtonProps={{ autoFocus: true }}
      placement="bottom"
      destroyOnHidden
      trigger={[]}
      onOpenChange={(isOpen) => !isOpen && setAsking(false)}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        choose('department');
      }}
    >
      <Radio.Group
        aria-label={t('authorisations.users')}
        value={access}
        disabled={isChanging}
        onChange={({ target }) => ask(target.value === 'named' ? 'named' : 'department')}
      >
        <Flex vertical gap={4}>
          <Radio value="department">{t('authorisations.wholeOf', { department })}</Radio>
          <Radio value="named">{t('authorisations.onlyNamed')}</Radio>
        </Flex>
      </Radio.Group>
    </Popconfirm>
  );
}
