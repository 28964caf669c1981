// The material library over the wire for tests: the whole api, asked as one person or another.
import { Envelope } from '@herald/contract/envelope.ts';
import { Material } from '@herald/contract/materials.ts';
import { z } from 'zod';
import { buildApi } from '../api.ts';
import type { Context } from '../context.ts';
import type { TestActor } from '../db/test-actor.ts';

const Listed = z.object({ items: z.array(Material), total: z.number() });
export type Asked = Envelope & { readonly status: number };

export type TestLibrary = {
  /** A path below /content/material; with a body it is posted. */
  ask(who: TestActor, path: string, body?: object): Promise<Asked>;
  list(who: TestActor, query?: string): Promise<{ items: Material[]; total: number }>;
  close(): Promise<void>;
};

export async function openLibrary(context: Context): Promise<TestLibrary> {
  const app = await buildApi(context);
  const ask: TestLibrary['ask'] = async (who, path, body) => {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/prod-api/content/material${path}`,
      headers: who.bearer,
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, ...Envelope.parse(answer.json()) };
  };
  return {
    ask,
    list: async (who, query = '') => Listed.parse((await ask(who, `/myMaterial?${query}`)).data),
    close: () => app.close(),
  };
}
