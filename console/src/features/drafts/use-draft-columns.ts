// The columns every list of drafts begins with, and how a draft without a title is called.
import { useFacts, useTitleWords, type Facts, type FactsAsk } from '../../lib/use-facts.tsx';
import { factColumns } from '../../ui/fact-columns.tsx';
import type { DraftRow } from './api.ts';

export function useDraftTitle(): (row: Pick<DraftRow, 'title'>) => string {
  const wordsOf = useTitleWords();
  return ({ title }) => wordsOf(title);
}

export function useDraftColumns(shown: Pick<FactsAsk<DraftRow>, 'titlePx' | 'onOpen'>) {
  return factColumns(useFacts<DraftRow>({ kind: 'draft', factsOf, ...shown }));
}

function factsOf({ id, title, mediaType, channel, createTime }: DraftRow): Facts {
  return { id, title, mediaType, category: channel, createTime };
}
