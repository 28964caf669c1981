// The dialog that chooses from my materials: by type and title, page by page, each with its own Add (R-COMP-035).
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { materialTypes, type Material } from '@herald/contract/materials.ts';
import { Button, Modal, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../../lib/list-props.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { wallClock } from '../../lib/wall-clock.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useMaterials } from './api.ts';
import { itemOf } from './item-of.ts';
import { MaterialFace } from './material-face.tsx';
import { sizeOf } from './size-words.ts';
import './materials.css';

/** C-68: pickers of the composer. */
const firstSize = 20;
const dialogPx = 760;

export type MaterialDialogProps = {
  /** Into the body goes whatever it is, one after the other; a cover is one picture. */
  readonly for: 'body' | 'cover';
  /** False where the post does not take it; why has been told. */
  readonly onAdd: (item: MediaItem) => boolean;
  readonly onClose: () => void;
};

export function MaterialDialog({ for: place, onAdd, onClose }: MaterialDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const isCover = place === 'cover';
  const start = { page: 1, pageSize: firstSize, type: isCover ? mediaTypes.image : 0, title: '' };
  const [query, setQuery] = useState<{ page: number; pageSize: number; type: number; title: string }>(start);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const list = useMaterials({ ...query, deleted: false });
  const filter = (changes: Partial<typeof query>) => setQuery({ ...query, ...changes, page: 1 });
  const turn = (page: number, pageSize: number) =>
    setQuery({ ...query, page: pageSize === query.pageSize ? page : 1, pageSize });
  const add = (material: Material) => {
    if (!onAdd(itemOf(material))) return;
    if (isCover) return onClose();
    setAdded(new Set(added).add(material.id));
  };
  const isFiltered = query.title !== '' || query.type !== start.type;
  return (
    <Modal
      open
      width={dialogPx}
      title={t(isCover ? 'materials.pick.coverDoor' : 'materials.pick.door')}
      footer={<Button onClick={onClose}>{t('materials.pick.done')}</Button>}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
    >
      <div className="mt-tools">
        <SearchBox
          label={t('materials.search')}
          value={query.title}
          onSearch={(title) => filter({ title })}
        />
        {!isCover && (
          <Select
            aria-label={t('list.type')}
            value={query.type}
            options={[
              { value: 0, label: t('content.anyType') },
              ...marksOf(t, materialTypes).map((mark) => ({ value: mark.type, label: mark.name })),
            ]}
            popupMatchSelectWidth={false}
            style={{ minWidth: 130 }}
            onChange={(type) => filter({ type })}
          />
        )}
      </div>
      <ListTable
        label={t('materials.title')}
        columns={useColumns(added, add)}
        rowKey="id"
        {...useListProps({ ...query, turn }, list)}
        empty={{ text: isFiltered ? t('materials.nothingFound') : t('materials.empty') }}
      />
    </Modal>
  );
}

function useColumns(
  added: ReadonlySet<string>,
  onAdd: (material: Material) => void,
): TableColumnsType<Material> {
  const { t } = useTranslation();
  return [
    {
      title: t('materials.look'),
      key: 'look',
      render: (_, row) => (
        <span className="mt-small">
          <MaterialFace material={row} width={160} />
        </span>
      ),
    },
    {
      title: t('list.title'),
      key: 'title',
      render: (_, row) => (
        <div className="mt-cell mt-name">
          {row.title}
          {row.dataContent !== '' && <div className="aside">{row.dataContent}</div>}
          <div className="aside">{sizeOf(row.size)}</div>
        </div>
      ),
    },
    { title: t('materials.uploaded'), key: 'time', render: (_, row) => wallClock(row.createTime) },
    {
      title: t('list.actions'),
      key: 'actions',
      render: (_, row) => (
        <Button
          size="small"
          type="primary"
          ghost
          disabled={added.has(row.id)}
          aria-label={t(added.has(row.id) ? 'materials.pick.addedOf' : 'materials.pick.addOf', {
            title: row.title,
          })}
          onClick={() => onAdd(row)}
        >
          {t(added.has(row.id) ? 'materials.pick.added' : 'materials.pick.add')}
        </Button>
      ),
    },
  ];
}
