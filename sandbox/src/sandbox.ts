// Puts the rooms together: one process that stands in for all platforms.
import fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { openBlobs } from './blobs.ts';
import { openControl } from './control.ts';
import { acceptBodies, bareCall, LARGEST_BODY_BYTES } from './decode.ts';
import { openDoors } from './door.ts';
import { openFaults } from './faults.ts';
import { openJournal } from './journal.ts';
import { openLedger } from './ledger.ts';
import { openOverview } from './overview.ts';
import { facebook } from './platforms/facebook/index.ts';
import { instagram } from './platforms/instagram/index.ts';
import { linkedin } from './platforms/linkedin/index.ts';
import { tiktok } from './platforms/tiktok/index.ts';
import { vk, vkGroup } from './platforms/vk/index.ts';
import { wechat } from './platforms/wechat/index.ts';
import { weibo } from './platforms/weibo/index.ts';
import { x } from './platforms/x/index.ts';
import { youtube } from './platforms/youtube/index.ts';
import { openRates } from './rates.ts';
import { openReaders } from './readers.ts';
import { openRequests } from './requests.ts';
import { firstSettings } from './settings.ts';
import { send } from './wire.ts';
import type { World } from './world.ts';

export interface SandboxOptions {
  port?: number;
  dataFolder?: string | undefined;
  now?: () => number;
}

export interface Sandbox {
  address: string;
  close(): Promise<void>;
}

export async function openSandbox({
  port = 0,
  dataFolder,
  now = Date.now,
}: SandboxOptions): Promise<Sandbox> {
  const app = fastify({
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    bodyLimit: LARGEST_BODY_BYTES,
  });
  const journal = openJournal(dataFolder);
  const pending = new Set<NodeJS.Timeout>();
  const later: World['later'] = (afterMs, act) => {
    const timer = setTimeout(() => {
      pending.delete(timer);
      act();
    }, afterMs);
    pending.add(timer);
  };
  const forgetLater = (): void => {
    for (const timer of pending) clearTimeout(timer);
    pending.clear();
  };
  const world: World = {
    now,
    later,
    journal,
    blobs: openBlobs(dataFolder),
    ledger: openLedger(journal),
    rates: openRates(),
    readers: openReaders(journal),
    settings: firstSettings(),
  };
  const platforms = [
    wechat(world),
    weibo(world),
    facebook(world),
    x(world),
    vk(world),
    youtube(world),
    vkGroup(world),
    linkedin(world),
    tiktok(world),
    instagram(world),
  ];
  const faults = openFaults();
  const requests = openRequests();
  const firstBytes = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    firstBytes.set(request, now());
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const platform = platforms.find(({ prefix }) => request.url.startsWith(`${prefix}/`));
    const isOurs = !(error instanceof Error && 'statusCode' in error);
    if (isOurs) console.error(error);
    if (isOurs || !platform) return reply.status(500).send({ problem: String(error) });
    const answer = platform.refusals.badRequest(error.message);
    const record = requests.open(platform.name, {}, bareCall(request, firstBytes.get(request) ?? now()));
    requests.close(record, answer, undefined);
    return send(reply, answer);
  });
  await acceptBodies(app);
  openControl(app, { world, platforms, faults, requests, forgetLater });
  openOverview(app, platforms, world.blobs);
  for (const platform of platforms) {
    openDoors(app, platform, {
      world,
      faults,
      requests,
      firstByteAtMs: (request) => firstBytes.get(request) ?? now(),
    });
  }
  const address = await app.listen({ port, host: '127.0.0.1' });
  return {
    address,
    async close() {
      forgetLater();
      await app.close();
      journal.close();
    },
  };
}
