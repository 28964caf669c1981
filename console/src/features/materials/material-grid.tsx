// The materials as cards; by keys alone they are walked through, chosen, named and deleted.
import type { Material } from '@herald/contract/materials.ts';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MaterialTile, type TileDeeds } from './material-tile.tsx';
import { stepTo } from './step-to.ts';

export type MaterialGridProps = Omit<TileDeeds, 'onStep'> & {
  readonly materials: readonly Material[];
  readonly chosen: ReadonlySet<string>;
  readonly onChooseAll: () => void;
};

export function MaterialGrid({ materials, chosen, onChooseAll, ...deeds }: MaterialGridProps) {
  const { t } = useTranslation();
  const hint = useId();
  const grid = useRef<HTMLUListElement>(null);
  const faces = () => [...(grid.current?.querySelectorAll<HTMLElement>('.mt-open') ?? [])];
  const left = useRef<number | null>(null);
  useEffect(() => {
    // Of a card that is gone the focus goes to its neighbour, unless it was led elsewhere.
    if (left.current === null || document.activeElement !== document.body) return;
    const all = faces();
    all[Math.min(left.current, all.length - 1)]?.focus();
    left.current = null;
  }, [materials]);
  const leave = (gone: readonly Material[]) => {
    left.current = materials.findIndex(({ id }) => id === gone[0]?.id);
  };
  const onStep = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onChooseAll();
    }
    const all = faces();
    const tops = all.map((face) => face.getBoundingClientRect().top);
    const columns = tops.filter((top) => top === tops[0]).length;
    const next = stepTo(event.key, { at: all.indexOf(event.currentTarget), count: all.length, columns });
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <>
      <ul ref={grid} className="mt-grid" aria-label={t('materials.title')} aria-describedby={hint}>
        {materials.map((material) => (
          <MaterialTile
            key={material.id}
            {...deeds}
            {...{ material, onStep }}
            isChosen={chosen.has(material.id)}
            onRemove={(gone) => [leave(gone), deeds.onRemove(gone)]}
            onRestore={(gone) => [leave(gone), deeds.onRestore(gone)]}
          />
        ))}
      </ul>
      <p id={hint} className="aside mt-keys">
        {materials.some(({ deleteTime }) => deleteTime === null) && t('materials.keys')}
      </p>
    </>
  );
}
