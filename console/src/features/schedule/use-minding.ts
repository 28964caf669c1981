// What is to be minded of a scheduled post is asked once more before it goes out now.
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/call.ts';
import { cautionsOf, outgoingOf } from '../../lib/cautions.ts';
import { readPackageContent } from '../../lib/package-content.ts';
import { useAskCautions } from '../../lib/use-ask-cautions.tsx';
import type { Row } from './api.ts';

const catalogueKeptMs = 300_000;

export function useMinding(): (row: Row) => Promise<boolean> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const askCautions = useAskCautions();
  return async ({ pkGUID, accounts }) => {
    const [catalogue, content] = await Promise.all([
      queries.fetchQuery({
        queryKey: ['catalogue'],
        queryFn: ({ signal }) => call(contentEndpoints.catalogue, {}, { signal }),
        staleTime: catalogueKeptMs,
      }),
      readPackageContent(pkGUID),
    ]);
    const rules = catalogue
      .map((entry) => entry.rules)
      .filter(({ channelId }) => accounts.some(({ channelid }) => channelid === channelId));
    const outgoing = content === null ? [] : [outgoingOf(content, rules, [])];
    return askCautions(cautionsOf(t, outgoing, rules), t('schedule.publishNow'));
  };
}
