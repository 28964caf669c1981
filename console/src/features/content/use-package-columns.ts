// The columns every list of packages begins with, and how a package without a title is called.
import { useFacts, useTitleWords, type Facts, type FactsAsk } from '../../lib/use-facts.tsx';
import { factColumns } from '../../ui/fact-columns.tsx';
import type { ContentRow } from './api.ts';

export function useContentTitle(): (row: ContentRow) => string {
  const wordsOf = useTitleWords();
  return ({ baseInfo }) => wordsOf(baseInfo.title);
}

export function usePackageColumns(shown: Pick<FactsAsk<ContentRow>, 'titlePx' | 'onOpen'>) {
  return factColumns(useFacts<ContentRow>({ kind: 'package', factsOf, ...shown }));
}

function factsOf({ pkGUID, mediaType, baseInfo }: ContentRow): Facts {
  const { title, channel, createTime } = baseInfo;
  return { id: pkGUID, title, mediaType, category: channel, createTime };
}
