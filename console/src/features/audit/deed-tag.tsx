// What was done, in words and in its colour; a deed that only another version knows, by its own name.
import type { AuditEntry } from '@herald/contract/audit.ts';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../ui/state-tag.tsx';
import { colourOf, deedOf, deedWords } from './deed-words.ts';

export function DeedTag({ entry }: { readonly entry: Pick<AuditEntry, 'deed'> }) {
  const { t } = useTranslation();
  const deed = deedOf(entry);
  return <StateTag colour={colourOf(entry)} text={deed === undefined ? entry.deed : t(deedWords[deed])} />;
}
