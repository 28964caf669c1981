// Notices: what calls have to tell a person, before and after a screen is there that can show it.

export type NoticeKind = 'success' | 'warning' | 'error' | 'info';

/** Who shows notices. `askToLeave` answers true for "log in again", false for "stay here" (R-ERR-009 to R-ERR-012). */
export type Notices = {
  readonly tell: (kind: NoticeKind, sentence: string) => void;
  readonly askToLeave: () => Promise<boolean>;
};

const keepAtMost = 5;
let shownBy: Notices | null = null;
let bring: (() => void) | null = null;
let kept: { kind: NoticeKind; sentence: string }[] = [];
let asked: ((screen: Notices) => void)[] = [];

/** The layout brings its own way of showing; what was said before is shown then. */
export function showNoticesBy(screen: Notices | null): void {
  shownBy = screen;
  if (!screen) return;
  for (const { kind, sentence } of kept) screen.tell(kind, sentence);
  for (const ask of asked) ask(screen);
  kept = [];
  asked = [];
}

/** How a screen is brought where none is there yet: it is not loaded before there is something to say. */
export function bringScreenBy(way: (() => void) | null): void {
  bring = way;
  if (kept.length + asked.length > 0) bring?.();
}

export function tell(kind: NoticeKind, sentence: string): void {
  if (shownBy) {
    shownBy.tell(kind, sentence);
    return;
  }
  kept = [...kept, { kind, sentence }].slice(-keepAtMost);
  bring?.();
}

/** Where no screen is, nor comes, nobody can be asked. */
function askToLeave(): Promise<boolean> {
  if (shownBy) return shownBy.askToLeave();
  if (!bring) return Promise.resolve(true);
  const answer = new Promise<boolean>((resolve) => {
    asked.push((screen) => resolve(screen.askToLeave()));
  });
  bring();
  return answer;
}

export const notices: Notices = { tell, askToLeave };
