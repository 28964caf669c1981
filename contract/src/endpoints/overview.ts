// The call of the dashboard: in one answer how much of mine stands in which way.
import { z } from 'zod';
import { ContentCounts, DraftCounts } from '../content-lists.ts';
import { endpoint } from '../endpoint.ts';

export const overviewEndpoints = {
  readOverview: endpoint({
    method: 'GET',
    path: '/content/contentList/overview',
    summary: 'How many drafts are mine and how my content stands, for the dashboard (path ours, C-03).',
    input: z.object({}),
    output: z.object({ drafts: DraftCounts, content: ContentCounts }),
    permission: 'signed-in',
  }),
} as const;
