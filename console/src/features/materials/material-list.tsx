// One page of materials, as cards or as a list, with what is chosen of it.
import type { Material } from '@herald/contract/materials.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSigns } from '../../lib/permissions.ts';
import { ListGrid } from '../../ui/list-grid.tsx';
import type { ListPages } from '../../ui/list-standing.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { MaterialGrid } from './material-grid.tsx';
import type { TileDeeds } from './material-tile.tsx';
import { useMaterialColumns } from './use-material-columns.tsx';

export type View = 'grid' | 'list';
export type MaterialListProps = ListPages & {
  readonly rows: readonly Material[] | undefined;
  readonly view: View;
  readonly isDeleted: boolean;
  readonly deeds: Pick<TileDeeds, 'onOpen' | 'onRemove' | 'onRestore'>;
};

const leastPx = 180;

export function MaterialList({ rows, view, isDeleted, deeds, ...pages }: MaterialListProps) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const columns = useMaterialColumns(deeds, isDeleted);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const shown = rows ?? [];
  // What is not on the page is not chosen any more.
  const chosen = new Set(shown.filter(({ id }) => picked.has(id)).map(({ id }) => id));
  const choose = (ids: readonly string[]) => setPicked(new Set(ids));
  const onToggle = (id: string) =>
    choose(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);
  const choice = {
    chosen: [...chosen],
    title: t('list.choice'),
    nameOf: (row: Material) => t('materials.choose', { title: row.title }),
    onChoose: choose,
  };
  return (
    <>
      {canEdit && shown.length > 0 && (
        <BulkBar materials={shown} {...{ chosen, isDeleted, ...deeds }} onChoose={choose} />
      )}
      {view === 'list' ? (
        <ListTable {...pages} {...{ rows, columns }} rowKey="id" {...(canEdit ? { choice } : {})} />
      ) : (
        <ListGrid {...pages} {...{ rows, leastPx }}>
          {(materials) => (
            <MaterialGrid
              {...{ materials, chosen, onToggle, ...deeds }}
              onChooseAll={() => choose(materials.map(({ id }) => id))}
            />
          )}
        </ListGrid>
      )}
    </>
  );
}
