// The place of the composer where the list of its content items stands: what is shown of each, and what can be done.
import type { DetailKind } from './detail-door.ts';

/** What the list is filled from. */
export type AddedKind = DetailKind | 'template';

/** One of the content items, as their list shows it. */
export type ItemRow = {
  readonly key: string;
  readonly title: string;
  readonly standing: 'new' | 'unsaved' | 'saved' | 'scheduled';
  /** Errors and warnings. */
  readonly problemCount: number;
};

/** What is sent of several at once: nothing while there is but one, or by who may not. */
export type Together = {
  readonly isOneMessage: boolean;
  /** Why it cannot be, whatever is written. */
  readonly obstacle: string | null;
  readonly isLocked: boolean;
  readonly onPublish: () => void;
};

/** All that does not wait yet, scheduled at one time. */
export type Planned = Pick<Together, 'obstacle' | 'isLocked'> & {
  readonly count: number;
  readonly onPlan: () => void;
};

export type ItemsSlot = {
  readonly rows: readonly ItemRow[];
  readonly active: string;
  readonly together: Together | null;
  readonly planned: Planned | null;
  readonly onOpen: (key: string) => void;
  readonly onMove: (key: string, to: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onNew: () => void;
  /** Answers once they are in the list, or were told of. */
  readonly onAddSaved: (kind: AddedKind, ids: readonly string[]) => Promise<void>;
};
