// Places by what a person types, for limiting a post to them (channels.md §1.11).
import type { Region } from '@herald/contract/regions.ts';
import { z } from 'zod';
import type { Account, Outside } from './channel.ts';
import type { Result } from './failure.ts';
import { callGraph, explainBy } from './graph-api.ts';

/** Only what a post can be limited to. */
const kinds = JSON.stringify(['country', 'region', 'city', 'zip']);
const atMost = 25;
const Places = z.object({
  data: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      type: z.string(),
      region: z.string().default(''),
      country_code: z.string().optional(),
      country_name: z.string().default(''),
    }),
  ),
});

const explain = explainBy({ codes: {}, subcodes: {} });

/** Without a region of its own a place is told by its country. */
export async function findRegions(
  outside: Outside,
  account: Account,
  words: string,
): Promise<Result<readonly Region[]>> {
  const query = { type: 'adgeolocation', location_types: kinds, q: words, limit: atMost };
  const question = { method: 'GET', path: 'search', query } as const;
  const answer = await callGraph(outside, account.token.access, question, { reads: Places, explain });
  if (!answer.ok) return answer;
  const { data } = answer.value.value;
  return {
    ok: true,
    value: data.map(({ key, name, type, region, country_code, country_name: country }) => ({
      key,
      name,
      type,
      region: region === '' ? country : region,
      ...(country_code === undefined ? {} : { country_code }),
    })),
  };
}
