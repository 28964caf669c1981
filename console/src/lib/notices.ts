// Notices: what calls have to tell a person, before and after a screen is there that can show it.

export type NoticeKind = 'success' | 'warning' | 'error' | 'info';

/** Who shows notices. `askToLeave` answers true for "log in again", false for "stay here" (R-ERR-009 to R-ERR-012). */
export type Notices = {
  readonly tell: (kind: NoticeKind, sentence: string) => void;
  readonly askToLeave: () => Promise<boolean>;
};

const keepAtMost = 5;
let shownBy: Notices | null = null;
let kept: { kind: NoticeKind; sentence: string }[] = [];

/** The layout brings its own way of showing; what was said before is shown then. */
export function showNoticesBy(screen: Notices | null): void {
  shownBy = screen;
  if (!screen) return;
  for (const { kind, sentence } of kept) screen.tell(kind, sentence);
  kept = [];
}

export function tell(kind: NoticeKind, sentence: string): void {
  if (shownBy) shownBy.tell(kind, sentence);
  else kept = [...kept, { kind, sentence }].slice(-keepAtMost);
}

export const notices: Notices = {
  tell,
  askToLeave: () => shownBy?.askToLeave() ?? Promise.resolve(true),
};
