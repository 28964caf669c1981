// The address of the page names what is saved, so that a reload opens it; the page itself stays as it is.
import { editedAs } from './edited-as.ts';
import type { Identity } from './saved-forms.ts';

function addressFor(path: string, { draftId, pkGUID }: Identity): string {
  if (draftId !== null) return `${path}?${new URLSearchParams({ id: draftId }).toString()}`;
  return pkGUID === null ? path : `${path}?${new URLSearchParams({ pkGUID }).toString()}`;
}

/** What is live or scheduled and being changed keeps the address that says so (status 3 and 0). */
export const keepsAddress = () => editedAs(new URLSearchParams(window.location.search)) !== null;

/** Past the router, which would take another address for another page. */
export function showIdentity(identity: Identity): void {
  if (keepsAddress()) return;
  window.history.replaceState(window.history.state, '', addressFor(window.location.pathname, identity));
}
