// One material beside the list: looked at, played, named, described, and where it is used.
import { mediaTypes } from '@herald/contract/content.ts';
import type { Material } from '@herald/contract/materials.ts';
import { Alert, Button, Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { useSigns } from '../../lib/permissions.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useMaterial } from './api.ts';
import { MaterialAlt, MaterialTitle } from './material-names.tsx';
import type { TileDeeds } from './material-tile.tsx';
import { MaterialUses } from './material-uses.tsx';
import { lengthOf, sizeOf } from './size-words.ts';
import { smallAddress } from '../../lib/small-address.ts';

export type MaterialDrawerProps = Pick<TileDeeds, 'onRemove' | 'onRestore'> & {
  readonly id: string;
  readonly onClose: () => void;
};

export function MaterialDrawer({ id, onClose, onRemove, onRestore }: MaterialDrawerProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const asked = useMaterial(id);
  const { canEdit } = useSigns();
  const material = asked.data;
  const deed = material && canEdit && (
    <Button
      size="small"
      danger={material.deleteTime === null}
      onClick={() => (material.deleteTime === null ? onRemove : onRestore)([material])}
    >
      {t(material.deleteTime === null ? 'list.delete' : 'materials.restore')}
    </Button>
  );
  return (
    <Drawer open size={560} title={material?.title ?? t('materials.one')} onClose={onClose} extra={deed}>
      {asked.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {asked.isError && !material && (
        <Alert
          type="error"
          showIcon
          title={sentenceOf(asked.error)}
          action={<Button onClick={() => void asked.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {material && (
        <Flex vertical gap={16}>
          <Shown material={material} />
          <Facts material={material} />
          <section aria-label={t('materials.uses.title')}>
            <h2 className="subheading">{t('materials.uses.title')}</h2>
            <MaterialUses id={id} />
          </section>
        </Flex>
      )}
    </Drawer>
  );
}

function Shown({ material }: { readonly material: Material }) {
  const { url, title, dataContent, mediaType, thumbPic } = material;
  const name = dataContent === '' ? title : dataContent;
  if (mediaType === mediaTypes.image)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <img className="mt-whole" src={thumbPic === '' ? url : smallAddress(thumbPic, 1280)} alt={name} />
      </a>
    );
  if (mediaType === mediaTypes.audio)
    return (
      <audio className="mt-whole" src={url} controls preload="metadata" aria-label={title}>
        <track kind="captions" />
      </audio>
    );
  return (
    <video
      className="mt-whole"
      src={url}
      controls
      preload="metadata"
      poster={smallAddress(thumbPic, 1280)}
      aria-label={title}
    >
      <track kind="captions" />
    </video>
  );
}

function Facts({ material }: { readonly material: Material }) {
  const { t } = useTranslation();
  const [isNaming, setNaming] = useState(false);
  const { name, size, width, height, durationSeconds, createTime, deleteTime, restoreUntil } = material;
  const facts = [
    width !== null && height !== null ? `${width} × ${height}` : '',
    durationSeconds === null ? '' : lengthOf(durationSeconds),
    sizeOf(size),
  ];
  const items = [
    {
      key: 'title',
      label: t('list.title'),
      children: <MaterialTitle material={material} isOpen={isNaming} onOpen={setNaming} />,
    },
    { key: 'alt', label: t('materials.alt'), children: <MaterialAlt material={material} /> },
    { key: 'name', label: t('materials.file'), children: <span className="mt-name">{name}</span> },
    { key: 'size', label: t('materials.size'), children: facts.filter((one) => one !== '').join(' · ') },
    { key: 'time', label: t('materials.uploaded'), children: wallClockWithZone(createTime) },
  ];
  const gone =
    deleteTime === null || restoreUntil === null
      ? []
      : [
          { key: 'deleted', label: t('materials.deleted'), children: wallClockWithZone(deleteTime) },
          { key: 'until', label: t('materials.restorable'), children: wallClockWithZone(restoreUntil) },
        ];
  return <Descriptions column={1} size="small" items={[...items, ...gone]} />;
}
