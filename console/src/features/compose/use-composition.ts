// The composition on the desk: its content, which row it is saved in, and whether something is not saved yet.
import type { Composition, MediaItem } from '@herald/contract/content.ts';
import { useCallback, useMemo, useReducer } from 'react';
import {
  changed,
  emptyComposition,
  sameContent,
  takenOut,
  withAccounts,
  withText,
  type Change,
} from './composition.ts';
import type { Opened } from './open-items.ts';
import type { Identity } from './saved-forms.ts';

export type Desk = {
  readonly content: Composition;
  readonly saved: Composition;
  readonly identity: Identity;
  /** Pictures a video took the place of, so that they can be put back. */
  readonly aside: readonly MediaItem[];
};

export type DeskStep =
  | { kind: 'changed'; change: Change }
  | { kind: 'saved'; content: Composition; identity: Identity }
  | { kind: 'known'; identity: Identity };

/** What was typed while a save was on its way stays unsaved: only what was sent counts as saved. */
export function stepped(desk: Desk, step: DeskStep): Desk {
  if (step.kind === 'changed')
    return {
      ...desk,
      content: changed(desk.content, step.change),
      aside: asideAfter(desk, step.change),
    };
  if (step.kind === 'saved') return { ...desk, saved: step.content, identity: step.identity };
  return { ...desk, identity: step.identity };
}

function asideAfter({ content, aside }: Desk, change: Change): readonly MediaItem[] {
  if (change.kind === 'pictures-back' || change.kind === 'replaced') return [];
  return [...aside, ...takenOut(content, change)];
}

export type CompositionOnDesk = Desk & {
  readonly isDirty: boolean;
  readonly change: (change: Change) => void;
  readonly markSaved: (content: Composition, identity: Identity) => void;
  /** Something became known of the rows; what is saved stays as it is. */
  readonly know: (identity: Identity) => void;
};

export function deskFor({ content, identity, isNew = false }: Opened): Desk {
  const whole = withText(content);
  const saved = isNew ? withAccounts(emptyComposition(), whole.accountIds) : whole;
  return { content: whole, saved, identity, aside: [] };
}

export function useComposition(opened: Opened): CompositionOnDesk {
  const [desk, step] = useReducer(stepped, opened, deskFor);
  const isDirty = useMemo(() => !sameContent(desk.content, desk.saved), [desk.content, desk.saved]);
  const change = useCallback((one: Change) => step({ kind: 'changed', change: one }), []);
  const markSaved = useCallback(
    (content: Composition, identity: Identity) => step({ kind: 'saved', content, identity }),
    [],
  );
  const know = useCallback((identity: Identity) => step({ kind: 'known', identity }), []);
  return { ...desk, isDirty, change, markSaved, know };
}
