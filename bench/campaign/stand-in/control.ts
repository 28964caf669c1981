// The stand-in's own doors: look into the ledger, order faults, make accounts.
import { isJson, textAt, type Call, type Json } from './call.ts';
import { kinds, type Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Answer } from './wire.ts';
import type { World } from './world.ts';

type Parts = { readonly ledger: Ledger; readonly faults: Faults; readonly world: World };

/** Null for a call to one of the platforms. */
export function answerControl(call: Call, { ledger, faults, world }: Parts): Answer | null {
  const said = (body: unknown): Answer => ({ status: 200, body });
  const wanted = `${call.method} /${call.path.join('/')}`;
  if (wanted === 'GET /_ledger/posts') {
    const [platform, account] = [call.query.get('platform'), call.query.get('account')];
    const posts = [...ledger.posts.values()].filter(
      (post) =>
        (platform === null || post.platform === platform) && (account === null || post.account === account),
    );
    return said({ posts });
  }
  if (wanted === 'GET /_ledger/requests') {
    const since = Number(call.query.get('since') ?? 0);
    const requests = ledger.requests(since, Number(call.query.get('limit') ?? 1_000));
    return said({ requests, next: requests.at(-1)?.cursor ?? since });
  }
  if (wanted === 'POST /_accounts') {
    const made = world.makeAccount(textAt(call.body, 'platform'));
    const tokens = {
      accessToken: made.access,
      ...(made.refresh === '' ? {} : { refreshToken: made.refresh }),
    };
    const expiresInSeconds = made.refresh === '' ? null : 330;
    return said({ externalId: made.id, name: made.id, ...tokens, expiresInSeconds });
  }
  if (wanted === 'POST /_faults') return order(call.body, faults);
  if (wanted === 'DELETE /_faults') {
    faults.clear();
    return said({ removed: true });
  }
  return call.platform.startsWith('_') ? { status: 404, body: {} } : null;
}

function order(body: Json, faults: Faults): Answer {
  const fault = kinds.find((kind) => kind === body['fault']);
  if (!isJson(body) || !fault)
    return { status: 400, body: { problem: `fault must be one of ${kinds.join()}` } };
  const figure = (name: string, usual: number) => {
    const value = body[name];
    return typeof value === 'number' ? value : usual;
  };
  faults.add({
    fault,
    platform: textAt(body, 'platform'),
    operation: textAt(body, 'operation'),
    probability: figure('probability', 1),
    seed: figure('seed', 1),
    delayMs: figure('delayMs', 200),
    lagMs: figure('lagMs', 900),
    retryAfterSeconds: figure('retryAfterSeconds', 1),
  });
  return { status: 200, body: { ordered: fault } };
}
