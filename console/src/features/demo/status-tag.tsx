// The status of an article as a tag: published green, draft grey, deleted red (R-DEMO-033).
import type { DemoStatus, DemoType } from '@herald/contract/demo.ts';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../ui/state-tag.tsx';

const looks = {
  published: { colour: 'green', word: 'demo.status.published' },
  draft: { colour: 'default', word: 'demo.status.draft' },
  deleted: { colour: 'red', word: 'demo.status.deleted' },
} as const satisfies Record<DemoStatus, { colour: string; word: string }>;

export const statusWords = {
  published: looks.published.word,
  draft: looks.draft.word,
  deleted: looks.deleted.word,
} as const;

export const typeWords = {
  CN: 'demo.type.CN',
  US: 'demo.type.US',
  JP: 'demo.type.JP',
  EU: 'demo.type.EU',
} as const satisfies Record<DemoType, string>;

export function StatusTag({ status }: { readonly status: DemoStatus }) {
  const { t } = useTranslation();
  const { colour, word } = looks[status];
  return <StateTag colour={colour} text={t(word)} />;
}
