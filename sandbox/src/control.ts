// The sandbox's own doors: look into the ledger, order faults, change settings, make accounts.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FaultKind, FaultOrder, Faults } from './faults.ts';
import { BENDING_FAULTS, WIRE_FAULTS } from './faults.ts';
import type { JsonRecord } from './json.ts';
import { isRecord, numberAt, parseJson, textAt, textRecord, textsAt } from './json.ts';
import { PLATFORM_NAMES, type PlatformName } from './ledger.ts';
import type { Platform } from './platform.ts';
import type { Requests } from './requests.ts';
import type { RateLimit, Settings } from './settings.ts';
import { firstSettings } from './settings.ts';
import type { World } from './world.ts';

const NAMES: Record<string, PlatformName> = {
  ...Object.fromEntries(PLATFORM_NAMES.map((name) => [name, name])),
  x: 'twitter',
};
const ANY_NAME = PLATFORM_NAMES.join(', ');
const FIGURES = [
  'times',
  'probability',
  'seed',
  'delayMs',
  'lagMs',
  'count',
  'retryAfterSeconds',
  'status',
  'bytesPerSecond',
] as const;
const KINDS: readonly FaultKind[] = [...WIRE_FAULTS, ...BENDING_FAULTS];

export interface ControlParts {
  world: World;
  platforms: Platform[];
  faults: Faults;
  requests: Requests;
  forgetLater: () => void;
}

function bodyOf(body: unknown): JsonRecord {
  const parsed = parseJson(JSON.stringify(body ?? {}));
  return parsed !== 'malformed' && isRecord(parsed.value) ? parsed.value : {};
}

function refuse(reply: FastifyReply, problem: string): FastifyReply {
  return reply.status(400).send({ problem });
}

function orderFrom(body: JsonRecord): FaultOrder | { problem: string } {
  const fault = KINDS.find((kind) => kind === body['fault']);
  if (!fault) return { problem: `fault must be one of ${KINDS.join(', ')}` };
  const unknown = Object.keys(body).find(
    (key) => !['fault', 'platform', 'account', 'operation', 'flipsTo', ...FIGURES].includes(key),
  );
  if (unknown !== undefined) return { problem: `unknown key ${unknown}` };
  const order: FaultOrder = { fault };
  const platform = NAMES[textAt(body, 'platform') ?? ''];
  if (body['platform'] !== undefined && !platform) return { problem: `platform must be one of ${ANY_NAME}` };
  if (platform) order.platform = platform;
  const { account, operation } = { account: textAt(body, 'account'), operation: textAt(body, 'operation') };
  if (account !== undefined) order.account = account;
  if (operation !== undefined) order.operation = operation.replace(/^x\./, 'twitter.');
  if (body['flipsTo'] === 'live' || body['flipsTo'] === 'gone') order.flipsTo = body['flipsTo'];
  for (const name of FIGURES) {
    const figure = numberAt(body, name);
    if (body[name] !== undefined && figure === undefined) return { problem: `${name} must be a number` };
    if (figure !== undefined) order[name] = figure;
  }
  return order;
}

function rateFrom(value: unknown): RateLimit | undefined {
  if (value === 'documented' || value === 'off') return value;
  if (value === false) return 'off';
  if (!isRecord(value)) return undefined;
  const calls = numberAt(value, 'calls');
  return calls === undefined ? undefined : { calls, windowSeconds: numberAt(value, 'windowSeconds') ?? 900 };
}

/** A plain value is meant for all platforms; a record names each. */
function perPlatform<T>(
  value: unknown,
  read: (value: unknown) => T | undefined,
  keep: Record<PlatformName, T>,
): void {
  const named = isRecord(value) && Object.keys(value).some((name) => NAMES[name] !== undefined);
  for (const platform of PLATFORM_NAMES) {
    const own = named ? (value[platform] ?? (platform === 'twitter' ? value['x'] : undefined)) : value;
    const wanted = read(own);
    if (wanted !== undefined) keep[platform] = wanted;
  }
}

function changeSettings(settings: Settings, body: JsonRecord): string | undefined {
  const unknown = Object.keys(body).find((key) => !Object.keys(settings).includes(key));
  if (unknown !== undefined) return `unknown key ${unknown}`;
  for (const key of ['duplicateFilter', 'unreviewed'] as const)
    perPlatform(body[key], (value) => (typeof value === 'boolean' ? value : undefined), settings[key]);
  perPlatform(
    body['duplicateScope'],
    (value) => (value === 'consecutive' || value === 'recent' ? value : undefined),
    settings.duplicateScope,
  );
  perPlatform(body['rateLimit'], rateFrom, settings.rateLimit);
  const prefixes = textsAt(body, 'verifiedPrefixes');
  if (body['verifiedPrefixes'] !== undefined && !prefixes?.every((prefix) => URL.canParse(prefix)))
    return 'verifiedPrefixes must be addresses';
  if (prefixes) settings.verifiedPrefixes = prefixes;
  const guidSeconds = numberAt(body, 'guidSeconds') ?? settings.guidSeconds;
  if ('guidSeconds' in body && !(numberAt(body, 'guidSeconds') !== undefined && guidSeconds > 0))
    return 'guidSeconds must be a number above 0';
  settings.guidSeconds = guidSeconds;
  return undefined;
}

export function openControl(app: FastifyInstance, parts: ControlParts): void {
  const { world, platforms, faults, requests } = parts;
  const platformNamed = (body: JsonRecord): Platform | undefined =>
    platforms.find((platform) => platform.name === NAMES[textAt(body, 'platform') ?? '']);

  app.get('/_ledger/posts', (request) => {
    const { platform, account } = textRecord(request.query);
    const wanted = platform === undefined ? {} : { platform: NAMES[platform] ?? platform };
    return { posts: world.ledger.posts({ ...wanted, ...(account === undefined ? {} : { account }) }) };
  });
  app.get('/_ledger/requests', (request) => {
    const { since = '0', limit = '1000' } = textRecord(request.query);
    const found = requests.since(Number(since), Number(limit));
    return { requests: found, next: found.at(-1)?.cursor ?? Number(since) };
  });
  app.post('/_ledger/reset', (request) => {
    world.ledger.clear();
    requests.clear();
    faults.clear();
    world.rates.clear();
    world.readers.clear();
    parts.forgetLater();
    for (const platform of platforms) {
      platform.wipePosts();
      if (bodyOf(request.body)['accounts'] === true) platform.wipeAccounts();
    }
    return { reset: true };
  });

  app.post('/_faults', (request, reply) => {
    const order = orderFrom(bodyOf(request.body));
    return 'problem' in order ? refuse(reply, order.problem) : reply.send(faults.add(order));
  });
  app.get('/_faults', () => ({ faults: faults.list(), kinds: KINDS }));
  app.delete('/_faults', () => {
    faults.clear();
    return { removed: true };
  });
  app.delete('/_faults/:id', (request) => ({
    removed: faults.remove(textRecord(request.params)['id'] ?? ''),
  }));

  app.get('/_settings', () => world.settings);
  app.post('/_settings', (request, reply) => {
    const problem = changeSettings(world.settings, bodyOf(request.body));
    return problem === undefined ? reply.send(world.settings) : refuse(reply, problem);
  });
  app.delete('/_settings', () => Object.assign(world.settings, firstSettings()));

  app.post('/_accounts', (request, reply) => {
    const body = bodyOf(request.body);
    const platform = platformNamed(body);
    if (!platform) return refuse(reply, `platform must be one of ${ANY_NAME}`);
    const made = platform.createAccount(body);
    return 'problem' in made
      ? refuse(reply, textAt(made, 'problem') ?? '')
      : reply.status(201).send({ platform: platform.name, ...made });
  });
  app.get('/_accounts', () => ({
    accounts: platforms.flatMap((platform) =>
      platform.accounts().map(({ externalId, name }) => ({ platform: platform.name, externalId, name })),
    ),
  }));
  app.post('/_readers', (request, reply) => {
    const { platform: _named, post, ...deeds } = bodyOf(request.body);
    const platform = platformNamed(bodyOf(request.body));
    if (!platform || typeof post !== 'string') return refuse(reply, 'platform and post are needed');
    const problem = world.readers.acted(platform.name, post, deeds);
    return problem === undefined ? reply.send(world.readers.of(platform.name, post)) : refuse(reply, problem);
  });
  app.post('/_finish', (request, reply) => {
    const body = bodyOf(request.body);
    const platform = platformNamed(body);
    const account = textAt(body, 'account');
    if (!platform?.finish || account === undefined)
      return refuse(reply, 'platform (one that hands over) and account are needed');
    return reply.send({ finished: platform.finish(account, body['friends'] === true) });
  });
  app.post('/_tokens/expire', (request, reply) => {
    const body = bodyOf(request.body);
    const platform = platformNamed(body);
    const account = textAt(body, 'account');
    if (!platform || account === undefined) return refuse(reply, 'platform and account are needed');
    return reply.send({ expired: platform.expireTokens(account, body['refresh'] === true) });
  });
}
