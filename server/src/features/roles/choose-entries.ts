// Choose entries for a role: those named and the groups they lie in, so that a page that is opened is also found in the menu.
import { Refusal } from '../../refusal.ts';
import type { ResourceRow } from './store/resources.ts';

/** Refused where one is not there. A group that brings a code of its own is opened only by name. */
export function chooseEntries(all: readonly ResourceRow[], ids: readonly string[]): ResourceRow[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const chosen = new Map<string, ResourceRow>();
  for (const id of ids) {
    const entry = byId.get(id);
    if (!entry) throw new Refusal('not-found');
    chosen.set(id, entry);
    for (let above = up(byId, entry); above; above = up(byId, above))
      if (above.sign === null) chosen.set(above.id, above);
  }
  return [...chosen.values()];
}

function up(byId: ReadonlyMap<string, ResourceRow>, { parentId }: ResourceRow): ResourceRow | undefined {
  return parentId === null ? undefined : byId.get(parentId);
}
