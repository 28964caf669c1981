// The name of a department: of a new one, or another one for it.
import type { Department } from '@herald/contract/administration.ts';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededHint } from '../../lib/use-seeded-hint.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useDepartmentDeeds } from './api.ts';

export type DepartmentDialogProps = {
  readonly department: Department | null;
  readonly onClose: () => void;
};

export function DepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const hintOf = useSeededHint();
  const { create, rename } = useDepartmentDeeds();
  const save = async (name: string) => {
    if (department) await rename.mutateAsync({ id: department.id, name, revision: department.revision });
    else await create.mutateAsync(name);
    tell('success', t(department ? 'people.changed' : 'people.made', { name }));
    onClose();
  };
  return (
    <NameDialog
      title={
        department ? t('people.renameTitle', { name: seeded(department.name) }) : t('people.newDepartment')
      }
      okText={t('people.save')}
      cancelText={t('list.cancel')}
      label={t('people.departmentName')}
      missing={t('people.departmentNameMissing')}
      name={department?.name ?? ''}
      extra={hintOf(department?.name)}
      isSaving={create.isPending || rename.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
