// My materials: found by type and words, as cards or as a list, all of it in the address; what was deleted stands beside, to be restored.
import { materialKeptDays, materialTypes, type Material } from '@herald/contract/materials.ts';
import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented, Select, Tabs } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { ListGrid } from '../../ui/list-grid.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useMaterials, useRefreshMaterials } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InUseDialog } from './in-use-dialog.tsx';
import { MaterialGrid } from './material-grid.tsx';
import { useDeeds } from './use-deeds.tsx';
import { useMaterialColumns } from './use-material-columns.tsx';
import './materials.css';

const MaterialDrawer = lazy(() =>
  import('./material-drawer.tsx').then((room) => ({ default: room.MaterialDrawer })),
);

const leastPx = 180;
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
  const deeds = useDeeds();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const isDeleted = address.read('deleted') === '1';
  const view = address.read('view') === 'list' ? 'list' : 'grid';
  const title = address.read('title');
  const type = materialTypes.find((one) => String(one) === address.read('type')) ?? 0;
  const { page, pageSize } = address;
  const list = useMaterials({ page, pageSize, type, title, deleted: isDeleted }, address.refreshTime);
  const shown = list.data?.items ?? [];
  // What is not on the page is not chosen any more.
  const chosen = new Set(shown.filter(({ id }) => picked.has(id)).map(({ id }) => id));
  const steps = {
    onOpen: ({ id }: Material) => address.show({ id }),
    onRemove: (materials: readonly Material[]) => void deeds.remove(materials),
    onRestore: (materials: readonly Material[]) => void deeds.restore(materials),
  };
  const choose = (ids: readonly string[]) => setPicked(new Set(ids));
  const onToggle = (id: string) =>
    choose(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);
  const columns = useMaterialColumns(steps, isDeleted);
  const upload = canEdit && renderUpload(() => void refresh());
  const isFiltered = title !== '' || type !== 0;
  const words = isDeleted ? t('materials.trashEmpty', { days }) : t('materials.empty');
  const pages = {
    label: t('materials.title'),
    ...useListProps(address, list),
    empty: { text: isFiltered ? t('materials.nothingFound') : words },
  };
  const opened = address.read('id');
  return (
    <PageFrame heading={t('materials.title')} tools={<Tools {...{ address, view, title, type }} />}>
      <Tabs
        activeKey={isDeleted ? 'deleted' : 'kept'}
        items={[
          { key: 'kept', label: t('materials.kept') },
          { key: 'deleted', label: t('materials.trash') },
        ]}
        onChange={(key) => address.filter({ deleted: key === 'deleted' ? '1' : '' })}
      />
      {isDeleted ? <p className="mt-none">{t('materials.trashHint', { days })}</p> : upload}
      {canEdit && shown.length > 0 && (
        <BulkBar materials={shown} {...{ chosen, isDeleted, ...steps }} onChoose={choose} />
      )}
      {view === 'list' ? (
        <ListTable
          {...pages}
          columns={columns}
          rowKey="id"
          {...(canEdit
            ? {
                choice: {
                  chosen: [...chosen],
                  nameOf: (row: Material) => t('materials.choose', { title: row.title }),
                  onChoose: choose,
                },
              }
            : {})}
        />
      ) : (
        <ListGrid {...pages} leastPx={leastPx}>
          {(materials) => (
            <MaterialGrid
              {...{ materials, chosen, onToggle, ...steps }}
              onChooseAll={() => choose(materials.map(({ id }) => id))}
            />
          )}
        </ListGrid>
      )}
      {deeds.question && (
        <InUseDialog question={deeds.question} onAnswer={(isYes) => void deeds.answer(isYes)} />
      )}
      <Suspense fallback={null}>
        {opened !== '' && <MaterialDrawer id={opened} onClose={() => address.show({ id: '' })} />}
      </Suspense>
    </PageFrame>
  );
}

type ToolsProps = {
  readonly address: ReturnType<typeof useListAddress>;
  readonly view: 'list' | 'grid';
  readonly title: string;
  readonly type: number;
};

function Tools({ address, view, title, type }: ToolsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SearchBox
        label={t('materials.search')}
        value={title}
        onSearch={(text) => address.filter({ title: text })}
      />
      <Select
        aria-label={t('list.type')}
        value={String(type)}
        options={[
          { value: '0', label: t('content.anyType') },
          ...marksOf(t, materialTypes).map((mark) => ({ value: String(mark.type), label: mark.name })),
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 130 }}
        onChange={(wanted) => address.filter({ type: wanted === '0' ? '' : wanted })}
      />
      <Segmented
        aria-label={t('materials.view')}
        value={view}
        options={[
          { value: 'grid', icon: <AppstoreOutlined />, label: t('materials.grid') },
          { value: 'list', icon: <UnorderedListOutlined />, label: t('materials.list') },
        ]}
        onChange={(wanted) => address.show({ view: wanted === 'list' ? 'list' : '' })}
      />
    </>
  );
}
