// The dialog that chooses from my materials: by type and title, page by page, each with its own Add (R-COMP-035).
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { materialTypes, type Material } from '@herald/contract/materials.ts';
import { Button, Modal, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../../lib/list-props.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { wallClock } from '../../lib/wall-clock.ts';
import { ListGrid } from '../../ui/list-grid.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useMaterials, useRefreshMaterials } from './api.ts';
import { itemOf } from './item-of.ts';
import { MaterialFace } from './material-face.tsx';
import { sizeOf } from './size-words.ts';
import './materials.css';
import { allArrived, type Unarrived } from '../../lib/unarrived.ts';

/** C-68: pickers of the composer. */
const firstSize = 20;
const dialogPx = 640;

/** 0 is every type. */
const firstTypes = { body: 0, audio: mediaTypes.audio, cover: mediaTypes.image } as const;

export type MaterialDialogProps = {
  /** Into the body goes whatever it is, one after the other; a cover is one picture. */
  readonly for: 'body' | 'audio' | 'cover';
  /** False where the post does not take it; why has been told. */
  readonly onAdd: (item: MediaItem) => boolean;
  readonly onClose: () => void;
  /** The way in for what is no material yet; it tells what has arrived, and how many have not. */
  readonly renderUpload: (hears: {
    readonly onStored: () => void;
    readonly onUnfinished: (left: Unarrived) => void;
  }) => ReactNode;
};

export function MaterialDialog({ for: place, onAdd, onClose, renderUpload }: MaterialDialogProps) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const refresh = useRefreshMaterials();
  const [unarrived, setUnarrived] = useState(allArrived);
  useFocusReturn();
  const isCover = place === 'cover';
  const start = { page: 1, pageSize: firstSize, type: firstTypes[place], title: '' };
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
  // R-UPL-012: done would mean that all of it is there.
  const finish = () => (unarrived.open > 0 ? tell('error', t('materials.pick.uploading')) : onClose());
  const isFiltered = query.title !== '' || query.type !== start.type;
  return (
    <Modal
      open
      width={dialogPx}
      title={t(isCover ? 'materials.pick.coverDoor' : 'materials.pick.door')}
      footer={<Button onClick={finish}>{t('materials.pick.done')}</Button>}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
    >
      {!isCover && canEdit && renderUpload({ onStored: () => void refresh(), onUnfinished: setUnarrived })}
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
      <ListGrid
        label={t('materials.title')}
        {...useListProps({ ...query, turn }, list)}
        empty={{ text: isFiltered ? t('materials.nothingFound') : t('materials.empty') }}
      >
        {(materials) => (
          <ul className="mt-rows" aria-label={t('materials.title')}>
            {materials.map((material) => (
              <PickRow
                key={material.id}
                material={material}
                isAdded={added.has(material.id)}
                onAdd={() => add(material)}
              />
            ))}
          </ul>
        )}
      </ListGrid>
    </Modal>
  );
}

type PickRowProps = {
  readonly material: Material;
  readonly isAdded: boolean;
  readonly onAdd: () => void;
};

function PickRow({ material, isAdded, onAdd }: PickRowProps) {
  const { t } = useTranslation();
  const { title, dataContent, size, createTime } = material;
  return (
    <li>
      <span className="mt-small">
        <MaterialFace material={material} width={160} />
      </span>
      <span className="mt-row-words">
        {title}
        {dataContent !== '' && <div className="aside">{dataContent}</div>}
        <div className="aside">
          {sizeOf(size)} · {wallClock(createTime)}
        </div>
      </span>
      <Button
        size="small"
        type="primary"
        ghost
        disabled={isAdded}
        aria-label={t(isAdded ? 'materials.pick.addedOf' : 'materials.pick.addOf', { title })}
        onClick={onAdd}
      >
        {t(isAdded ? 'materials.pick.added' : 'materials.pick.add')}
      </Button>
    </li>
  );
}
