// What of the database is open on the desk; nothing while it is not saved.
import type { OpenSubject } from '@herald/contract/endpoints/presence.ts';
import type { Identity } from './saved-forms.ts';

export function openSubject({ draftId, pkGUID }: Identity): OpenSubject | null {
  if (draftId !== null) return { kind: 'draft', id: draftId };
  return pkGUID === null ? null : { kind: 'package', id: pkGUID };
}
