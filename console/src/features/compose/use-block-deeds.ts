// Moving a block and taking one out: each is said, and can be undone for a while.
import type { MediaItem } from '@herald/contract/content.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import { inverse, type Order } from './blocks.ts';
import type { Change } from './composition.ts';
import { focusAfterBlock } from './focus-after-block.ts';

export type BlockDeeds = {
  /** What was done last, to be read out. */
  readonly told: string;
  readonly order: (order: Order, said: string) => void;
  readonly takeOut: (change: Change, items: readonly MediaItem[], said: string) => void;
};

/** One notice for all of them: only the last can be undone. */
const notice = 'blocks';

export function useBlockDeeds(
  list: RefObject<HTMLElement | null>,
  media: readonly MediaItem[],
  change: (change: Change) => void,
): BlockDeeds {
  const { t } = useTranslation();
  const [told, setTold] = useState('');
  const offerUndo = useOfferUndo();
  // What takes out does not change with every letter.
  const now = useRef({ media, offerUndo, t });
  useEffect(() => {
    now.current = { media, offerUndo, t };
  });
  const done = useCallback(
    (said: string, back: Change) => {
      setTold(said);
      now.current.offerUndo(said, notice, () => {
        change(back);
        setTold(now.current.t('compose.blocks.undone'));
        return Promise.resolve();
      });
    },
    [change],
  );
  const order = useCallback(
    (to: Order, said: string) => {
      change({ kind: 'ordered', order: to });
      done(said, { kind: 'ordered', order: inverse(to) });
    },
    [change, done],
  );
  const takeOut = useCallback(
    (out: Change, items: readonly MediaItem[], said: string) => {
      const at = now.current.media.findIndex((item) => items.includes(item));
      focusAfterBlock(list.current, () => change(out));
      done(said, { kind: 'put-back', at: Math.max(0, at), items });
    },
    [list, change, done],
  );
  return { told, order, takeOut };
}
