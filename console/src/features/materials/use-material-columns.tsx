// The columns of the materials as a list.
import type { Material } from '@herald/contract/materials.ts';
import { Button, Flex, Tooltip, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marksOf } from '../../lib/media-marks.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { IconRow } from '../../ui/icon-row.tsx';
import { MaterialFace } from './material-face.tsx';
import { MaterialAlt, MaterialTitle } from './material-names.tsx';
import type { TileDeeds } from './material-tile.tsx';
import { sizeOf } from './size-words.ts';
import { UsedButton } from './used-button.tsx';

export function useMaterialColumns(
  deeds: Omit<TileDeeds, 'onToggle' | 'onStep'>,
  isDeleted: boolean,
): TableColumnsType<Material> {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const [naming, setNaming] = useState('');
  return [
    {
      title: t('materials.look'),
      key: 'look',
      render: (_, row) => (
        <button
          type="button"
          className="mt-open mt-small"
          aria-label={t('materials.open', { title: row.title })}
          onClick={() => deeds.onOpen(row)}
        >
          <MaterialFace material={row} width={160} />
        </button>
      ),
    },
    {
      title: t('list.title'),
      key: 'title',
      render: (_, row) => (
        <div className="mt-cell">
          <MaterialTitle
            material={row}
            isOpen={naming === row.id}
            onOpen={(isOpen) => setNaming(isOpen ? row.id : '')}
          />
        </div>
      ),
    },
    {
      title: t('materials.alt'),
      key: 'alt',
      render: (_, row) => (
        <div className="mt-cell">
          <MaterialAlt material={row} />
        </div>
      ),
    },
    {
      title: t('list.type'),
      key: 'type',
      render: (_, row) => <IconRow icons={marksOf(t, [row.mediaType])} />,
    },
    { title: t('materials.size'), key: 'size', render: (_, row) => sizeOf(row.size) },
    {
      title: isDeleted ? t('materials.restorable') : t('materials.uploaded'),
      key: 'time',
      render: (_, { createTime, restoreUntil }) => (
        <Tooltip title={wallClockWithZone(restoreUntil ?? createTime)}>
          {wallClock(restoreUntil ?? createTime)}
        </Tooltip>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) => (
        <Flex gap={12} align="center">
          <UsedButton material={row} onOpen={() => deeds.onOpen(row)} />
          {canEdit && !isDeleted && (
            <Button size="small" danger onClick={() => deeds.onRemove([row])}>
              {t('list.delete')}
            </Button>
          )}
          {canEdit && isDeleted && (
            <Button size="small" onClick={() => deeds.onRestore([row])}>
              {t('materials.restore')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}
