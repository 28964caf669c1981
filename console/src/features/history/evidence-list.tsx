// How we know what a step says, in the words of whoever reads it; figures and the platform's own words as they are.
import { useTranslation } from 'react-i18next';
import { proofNames, proofWords } from './proof-words.ts';

type Props = { readonly evidence: Readonly<Record<string, unknown>> };

export function EvidenceList({ evidence }: Props) {
  const { t } = useTranslation();
  const told = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(told).join(' · ');
    if (typeof value === 'boolean') return t(value ? 'history.proof.yes' : 'history.proof.no');
    if (typeof value !== 'string') return JSON.stringify(value);
    return isKeyOf(proofWords, value) ? t(proofWords[value]) : value;
  };
  return (
    <ul className="evidence">
      {Object.entries(evidence).map(([name, value]) => (
        <li key={name}>
          {isKeyOf(proofNames, name) ? t(proofNames[name]) : name}: <bdi>{told(value)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function isKeyOf<T extends object>(words: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(words, key);
}
