// Ask: one request on the wire and the envelope that came back, with no opinion on what it says.
import { callTimeoutMs } from '@herald/contract/constants.ts';
import { hasBody, keyHeader, personHeader, pollHeader, type Endpoint } from '@herald/contract/endpoint.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import i18next from 'i18next';
import { CallRefusal } from './call-refusal.ts';
import type { World } from './world.ts';

export type AskOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly key?: string | undefined;
  /** No person asks for it just now: the session is kept awake no longer for it. */
  readonly isPoll?: boolean | undefined;
};

/** `envelope` is null when the answer was not one, whatever its status. */
export type Heard = { readonly status: number; readonly envelope: Envelope | null };

export async function ask(
  world: World,
  endpoint: Endpoint,
  input: unknown,
  options: AskOptions = {},
): Promise<Heard> {
  const patience = AbortSignal.timeout(endpoint.timeoutMs ?? callTimeoutMs);
  const signal = options.signal ? AbortSignal.any([patience, options.signal]) : patience;
  try {
    const answer = await world.fetch(addressOf(world.base, endpoint, input), {
      method: endpoint.method,
      headers: {
        ...headersOf(world, endpoint),
        ...(options.key ? { [keyHeader]: options.key } : {}),
        ...(options.isPoll ? { [pollHeader]: '1' } : {}),
      },
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(hasBody[endpoint.method] ? { body: JSON.stringify(input) } : {}),
    });
    world.hear(answer.headers);
    const envelope = envelopeOf(await answer.text());
    if (envelope?.code !== 200) await world.learnSentences();
    return { status: answer.status, envelope };
  } catch {
    if (options.signal?.aborted) throw new CallRefusal('cancelled', '');
    if (patience.aborted) throw new CallRefusal('timed-out', i18next.t('call.timedOut'));
    // A page that is left cuts its calls: taken for a failure, it would cost the session (R-AUTH-022).
    await world.whileHere();
    throw new CallRefusal('offline', i18next.t('call.offline'));
  }
}

/** R-AUTH-018: with a token the Bearer header, without one no such header at all. */
function headersOf(world: World, endpoint: Endpoint): Record<string, string> {
  const held = world.session.read();
  const person = world.person();
  return {
    Accept: 'application/json',
    'Accept-Language': world.language(),
    ...(hasBody[endpoint.method] ? { 'Content-Type': 'application/json' } : {}),
    ...(held ? { Authorization: `Bearer ${held.accessToken}` } : {}),
    ...(held && person !== null ? { [personHeader]: person } : {}),
  };
}

function addressOf(base: string, endpoint: Endpoint, input: unknown): string {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const given = fields.filter(([, value]) => value !== undefined && value !== null);
  const parts = endpoint.path.split('/');
  const inPath = new Map(given.map(([name, value]) => [`:${name}`, encodeURIComponent(String(value))]));
  const address = `${base}${parts.map((part) => inPath.get(part) ?? part).join('/')}`;
  if (hasBody[endpoint.method]) return address;
  const beside = given.filter(([name]) => !parts.includes(`:${name}`));
  const query = new URLSearchParams(beside.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? address : `${address}?${query}`;
}

function envelopeOf(text: string): Envelope | null {
  try {
    return Envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
