// How many files of a field are not in its post: those it waits for, and those whose time was over, without which it would go.
export type Unarrived = { readonly open: number; readonly timedOut: number };

export const allArrived: Unarrived = { open: 0, timedOut: 0 };

export function areAlike(a: Unarrived, b: Unarrived): boolean {
  return a.open === b.open && a.timedOut === b.timedOut;
}
