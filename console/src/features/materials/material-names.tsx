// What a material is called, or shows in words, edited where it stands; of a deleted one it is only read.
import { materialAltLimit, materialTitleLimit, type Material } from '@herald/contract/materials.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSigns } from '../../lib/permissions.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { useChangeMaterial } from './api.ts';

export type MaterialTitleProps = {
  readonly material: Material;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

export function MaterialTitle({ material, isOpen, onOpen }: MaterialTitleProps) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const change = useChangeMaterial();
  const { id, title, deleteTime } = material;
  if (deleteTime !== null || !canEdit) return <Clipped text={title} width={260} />;
  return (
    <InlineEdit
      edit={t('materials.rename', { title })}
      label={t('list.title')}
      value={title}
      placeholder={t('list.untitled')}
      limit={materialTitleLimit}
      mayBeEmpty={false}
      isOpen={isOpen}
      onOpen={onOpen}
      onSave={(wanted) => change.mutateAsync({ id, title: wanted })}
    />
  );
}

export function MaterialAlt({ material }: { readonly material: Material }) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const change = useChangeMaterial();
  const [isOpen, setOpen] = useState(false);
  const { id, title, dataContent, deleteTime } = material;
  if (deleteTime !== null || !canEdit) return <Clipped text={dataContent} width={260} />;
  return (
    <InlineEdit
      edit={t('materials.describe', { title })}
      label={t('materials.alt')}
      value={dataContent}
      placeholder={t('materials.noAlt')}
      limit={materialAltLimit}
      mayBeEmpty
      isOpen={isOpen}
      onOpen={setOpen}
      onSave={(wanted) => change.mutateAsync({ id, dataContent: wanted })}
    />
  );
}
