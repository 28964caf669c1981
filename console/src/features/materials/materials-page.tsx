// My materials: found by type and words, all of it in the address; what was deleted stands beside, to be restored.
import { materialKeptDays, materialTypes, type Material } from '@herald/contract/materials.ts';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { useSigns } from '../../lib/permissions.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { later } from '../../ui/later.tsx';
import { useMaterials, useRefreshMaterials } from './api.ts';
import { InUseDialog } from './in-use-dialog.tsx';
import { MaterialList } from './material-list.tsx';
import { MaterialTools } from './material-tools.tsx';
import { useDeeds } from './use-deeds.tsx';
import './materials.css';

const MaterialDrawer = later(() =>
  import('./material-drawer.tsx').then((room) => ({ default: room.MaterialDrawer })),
);

const days = materialKeptDays;

export type MaterialsPageProps = {
  /** The way in for more of them; `onStored` is told whenever one has arrived. */
  readonly renderUpload: (onStored: () => void) => ReactNode;
};

export function MaterialsPage({ renderUpload }: MaterialsPageProps) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const address = useListAddress();
  const refresh = useRefreshMaterials();
  const { question, ...doing } = useDeeds();
  const isDeleted = address.read('deleted') === '1';
  const view = address.read('view') === 'list' ? 'list' : 'grid';
  const title = address.read('title');
  const type = materialTypes.find((one) => String(one) === address.read('type')) ?? 0;
  const { page, pageSize } = address;
  const list = useMaterials({ page, pageSize, type, title, deleted: isDeleted }, address.refreshTime);
  const deeds = {
    onOpen: ({ id }: Material) => address.show({ id }),
    onRemove: (materials: readonly Material[]) => void doing.remove(materials),
    onRestore: (materials: readonly Material[]) => void doing.restore(materials),
  };
  const isFiltered = title !== '' || type !== 0;
  const empty = isDeleted ? t('materials.trashEmpty', { days }) : t('materials.empty');
  const opened = address.read('id');
  return (
    <PageFrame heading={t('materials.title')}>
      <Tabs
        activeKey={isDeleted ? 'deleted' : 'kept'}
        items={[
          { key: 'kept', label: t('materials.kept') },
          { key: 'deleted', label: t('materials.trash') },
        ]}
        onChange={(key) => address.filter({ deleted: key === 'deleted' ? '1' : '' })}
      />
      {isDeleted && <p className="mt-none">{t('materials.trashHint', { days })}</p>}
      {!isDeleted && canEdit && renderUpload(() => void refresh())}
      <MaterialTools {...{ address, view, title, type }} />
      <MaterialList
        label={t('materials.title')}
        {...useListProps(address, list)}
        empty={
          isFiltered
            ? nothingMatches(t('materials.nothingFound'), address, ['title', 'type'])
            : { text: empty }
        }
        {...{ view, isDeleted, deeds }}
      />
      {opened !== '' && <MaterialDrawer id={opened} {...deeds} onClose={() => address.show({ id: '' })} />}
      {question && <InUseDialog question={question} onAnswer={(isYes) => void doing.answer(isYes)} />}
    </PageFrame>
  );
}
