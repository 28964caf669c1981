// Around a block of the body: the grip it is dragged by, a step up and down, and the way out; nothing where there is no other place.
import { DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { blockNames } from './block-names.ts';
import type { BlockKind } from './blocks.ts';
import type { BlockDrag } from './use-block-drag.ts';

export type BlockFrameProps = {
  readonly name: string;
  readonly kind: BlockKind;
  /** Null while it stands alone, or where another way leads through the order. */
  readonly steps: Steps | null;
  readonly children: ReactNode;
};

type Steps = {
  readonly place: number;
  readonly count: number;
  readonly drag: BlockDrag;
  readonly onMove: (to: number) => void;
  /** Null where what is in it has its own. */
  readonly onRemove: (() => void) | null;
};

export function BlockFrame({ name, kind, steps, children }: BlockFrameProps) {
  const { t } = useTranslation();
  const told = useTold(kind, steps);
  return (
    <div
      className={`cp-block${steps ? ` cp-block-one ${markOf(name, steps)}` : ''}`}
      {...(steps ? { role: 'group', 'aria-label': t('compose.blocks.name', told), 'data-block': name } : {})}
    >
      {steps && <BlockSteps {...steps} {...{ name, kind }} />}
      {children}
    </div>
  );
}

function BlockSteps({
  name,
  kind,
  onMove,
  onRemove,
  ...steps
}: Steps & Pick<BlockFrameProps, 'name' | 'kind'>) {
  const { t } = useTranslation();
  const { place, count, drag } = steps;
  const told = useTold(kind, steps);
  return (
    <div className="cp-block-steps">
      <button
        type="button"
        className="cp-block-grip"
        aria-label={t('compose.blocks.grip', told)}
        title={t('compose.blocks.hint')}
        {...drag.of(name, place)}
      >
        <HolderOutlined aria-hidden />
      </button>
      <button
        type="button"
        disabled={place === 0}
        aria-label={t('compose.blocks.up', told)}
        onClick={() => onMove(place - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={place === count - 1}
        aria-label={t('compose.blocks.down', told)}
        onClick={() => onMove(place + 1)}
      >
        ↓
      </button>
      {onRemove && (
        <button type="button" aria-label={t('compose.blocks.out', told)} onClick={onRemove}>
          <DeleteOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}

/** What its names say of it. */
function useTold(kind: BlockKind, steps: Pick<Steps, 'place' | 'count'> | null) {
  const { t } = useTranslation();
  return {
    kind: t(blockNames[kind]),
    place: (steps?.place ?? 0) + 1,
    count: steps?.count ?? 1,
  };
}

function markOf(name: string, { place, count, drag }: Steps): string {
  if (drag.held === name) return 'cp-block-held';
  if (drag.slot === place) return 'cp-block-before';
  return drag.slot === count && place === count - 1 ? 'cp-block-behind' : '';
}
