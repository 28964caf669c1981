// The permission matrix, its actors who may no longer come in: whoever is disabled or deleted, or whose session is over, opens no guarded route.
import { Envelope } from '@herald/contract/envelope.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { now, nowPlus } from '../db/client.ts';
import type { TestActor } from '../db/test-actor.ts';
import { boundRoutes } from './route.ts';
import { testOffice, type TestOffice } from './test-office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const ended = 101_101;
const rejected = 101_201;
const dayMs = 24 * 3_600_000;

/** What becomes of somebody who has every code, and the code that every guarded route answers them from then on. */
const ends: readonly {
  readonly who: string;
  readonly by: (actor: TestActor) => Promise<unknown>;
  readonly answers: number;
}[] = [
  { who: 'disabled', answers: ended, by: (actor) => changePerson(actor, { status: 'disabled' }) },
  {
    who: 'deleted',
    answers: ended,
    by: (actor) => changePerson(actor, { status: 'disabled', deleted_at: new Date() }),
  },
  { who: 'signed out', answers: ended, by: (actor) => changeSession(actor, { ended_at: now }) },
  {
    who: 'found stolen',
    answers: rejected,
    by: (actor) => changeSession(actor, { ended_at: now, end_reason: 'stolen' }),
  },
  {
    who: 'found idle too long by a renewal that came first',
    answers: rejected,
    by: (actor) => changeSession(actor, { ended_at: now, end_reason: 'expired' }),
  },
  {
    who: 'expired',
    answers: rejected,
    by: (actor) => changeSession(actor, { access_until: nowPlus(-1_000) }),
  },
  {
    who: 'idle too long',
    answers: rejected,
    by: (actor) => changeSession(actor, { last_seen_at: nowPlus(-dayMs) }),
  },
  {
    who: 'signed in too long ago',
    answers: rejected,
    by: (actor) => changeSession(actor, { created_at: nowPlus(-dayMs) }),
  },
];

type PersonChange = { status: 'disabled'; deleted_at?: Date };
const changePerson = ({ personId }: TestActor, change: PersonChange) =>
  office.context.db.updateTable('person').set(change).where('id', '=', personId).execute();
type Moment = typeof now;
type SessionChange = Partial<
  Record<'ended_at' | 'access_until' | 'last_seen_at' | 'created_at', Moment> & {
    end_reason: 'stolen' | 'expired';
  }
>;
const changeSession = ({ sessionId }: TestActor, change: SessionChange) =>
  office.context.db.updateTable('session').set(change).where('id', '=', sessionId).execute();

it.each(ends)(
  'R-PERM-011 R-PERM-021 whoever is $who opens no guarded route',
  async ({ by, answers }) => {
    const actor = await office.someone(...office.ada.signs);
    const info = await office.call(actor, '/control/user/info');
    expect(info.code).toBe(200);
    await by(actor);
    const wrong: string[] = [];
    for (const { method, path, endpoint } of boundRoutes(office.app)) {
      if (endpoint.permission === 'anyone') continue;
      const answer = await office.app.inject({ method, url: `/prod-api${path}`, headers: actor.bearer });
      const { code } = Envelope.parse(answer.json());
      if (code !== answers) wrong.push(`${method} ${path}: ${code}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);
