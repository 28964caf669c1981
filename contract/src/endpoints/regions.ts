// Calls of a platform's own regions, searched while somebody types: one search under its two names (C-62).
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';

const findRegions = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary:
      'Regions found by what was typed: data.area is JSON text whose data list has name, type, region, key (C-62).',
    input: z.object({ area: z.string().trim().max(100), channelId: z.coerce.number().int().default(31) }),
    output: z.object({ area: z.string() }),
    permission: 'signed-in',
    timeoutMs: slowCallTimeoutMs,
  });

export const regionEndpoints = {
  facebookArea: findRegions('/control/account/facebookArea'),
  queryFacebookArea: findRegions('/content/publish/queryFacebookArea'),
};
