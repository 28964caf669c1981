// The call of hashtags and mentions a newsroom has used; its path is ours.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const markEndpoints = {
  listMarks: endpoint({
    method: 'GET',
    path: '/content/contentList/marks',
    summary:
      'Hashtags and mentions of what my department wrote lately, without their signs, the most used first.',
    input: z.object({}),
    output: z.object({ hashtags: z.array(z.string()), mentions: z.array(z.string()) }),
    permission: 'signed-in',
  }),
} as const;
