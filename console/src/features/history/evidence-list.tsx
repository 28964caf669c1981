// How we know what a step says, in the words of whoever reads it; figures and the platform's own words as they are.
import { evidenceNames, evidenceWords } from '@herald/contract/evidence.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

type Props = { readonly evidence: Readonly<Record<string, unknown>> };

const Name = z.enum(evidenceNames);
/** What a look came to and what a person answered are words as well. */
const Word = z.enum([
  ...evidenceWords,
  ...(['live', 'not-live', 'drop', 'absent', 'processing', 'failed', 'several'] as const),
  ...(['cannot-look', 'handed-over'] as const),
]);

export function EvidenceList({ evidence }: Props) {
  const { t } = useTranslation();
  const told = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(told).join(' · ');
    if (typeof value === 'boolean') return t(value ? 'history.proof.yes' : 'history.proof.no');
    const word = Word.safeParse(value).data;
    if (word) return t(`history.proof.words.${word}`);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (
    <ul className="evidence">
      {Object.entries(evidence).map(([name, value]) => {
        const known = Name.safeParse(name).data;
        return (
          <li key={name}>
            {known ? t(`history.proof.names.${known}`) : name}: <bdi>{told(value)}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
