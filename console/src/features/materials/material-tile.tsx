// One material as a card: its picture that opens it, its name, what it is, and what can be done with it.
import type { Material } from '@herald/contract/materials.ts';
import { DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSigns } from '../../lib/permissions.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { MaterialFace } from './material-face.tsx';
import { MaterialTitle } from './material-names.tsx';
import { sizeOf } from './size-words.ts';
import { UsedButton } from './used-button.tsx';

export type TileDeeds = {
  readonly onOpen: (material: Material) => void;
  /** A key that leads to another card, or to all of them. */
  readonly onStep: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onToggle: (id: string) => void;
  readonly onRemove: (materials: readonly Material[]) => void;
  readonly onRestore: (materials: readonly Material[]) => void;
};
export type MaterialTileProps = TileDeeds & { readonly material: Material; readonly isChosen: boolean };

export function MaterialTile({ material, isChosen, ...deeds }: MaterialTileProps) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const [isNaming, setNaming] = useState(false);
  const { id, title, size, width, height, createTime, restoreUntil } = material;
  const isKept = restoreUntil === null;
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => deeds.onToggle(id),
    ...(canEdit && isKept ? { F2: () => setNaming(true), Delete: () => deeds.onRemove([material]) } : {}),
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const deed = keys[event.key];
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return deeds.onStep(event);
    event.preventDefault();
    deed();
  };
  return (
    <li className={isChosen ? 'mt-tile mt-chosen' : 'mt-tile'}>
      <button
        type="button"
        className="mt-open"
        aria-label={t('materials.open', { title })}
        onClick={() => deeds.onOpen(material)}
        onKeyDown={press}
      >
        <MaterialFace material={material} width={320} />
      </button>
      {canEdit && (
        <Checkbox
          className="mt-box"
          checked={isChosen}
          aria-label={t('materials.choose', { title })}
          onChange={() => deeds.onToggle(id)}
        />
      )}
      <div className="mt-words">
        <MaterialTitle material={material} isOpen={isNaming} onOpen={setNaming} />
        <span className="aside">
          {width !== null && height !== null && `${width} × ${height} · `}
          {sizeOf(size)}
        </span>
        <span className="aside" title={wallClockWithZone(createTime)}>
          {isKept ? wallClock(createTime) : t('materials.until', { at: wallClock(restoreUntil) })}
        </span>
      </div>
      <div className="mt-steps">
        <UsedButton material={material} onOpen={() => deeds.onOpen(material)} />
        {canEdit && isKept && (
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('materials.removeOne', { title })}
            onClick={() => deeds.onRemove([material])}
          />
        )}
        {canEdit && !isKept && (
          <Button
            size="small"
            icon={<UndoOutlined aria-hidden />}
            onClick={() => deeds.onRestore([material])}
          >
            {t('materials.restore')}
          </Button>
        )}
      </div>
    </li>
  );
}
