// Describe how an account is: its token, its rights, what it may still publish, what it last brought to light.
import type { AccountHealth, CallsLeft } from '@herald/contract/accounts.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { mayBind, permits } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { sayRights } from '../../right-words.ts';
import { listDepartments } from '../people/list-departments.ts';
import { findPeople } from '../people/find-people.ts';
import { describeBinding } from './describe-binding.ts';
import { inspectAccount, type Inspected } from './inspect-account.ts';
import type { AccountRow } from './store/accounts.ts';

/** What publishing knows of an account; `calls` are those of our whole application. */
export type AccountStanding = Pick<AccountHealth, 'lastLive' | 'waiting' | 'pause' | 'calls'>;
export type ReadStandings = (
  context: Context,
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, AccountStanding>>;

/** A week: long enough to reach its owner before it ends. */
const soonMs = 7 * dayMs;
const nothing: AccountStanding = { lastLive: null, waiting: 0, pause: null, calls: null };

/** `quota` is what the platform itself said of these accounts just now, where it was asked. */
export async function describeHealth(
  context: Context,
  actor: Actor,
  rows: readonly AccountRow[],
  { readStandings, quota }: { readStandings: ReadStandings; quota?: CallsLeft | null },
): Promise<AccountHealth[]> {
  const { db, channels } = context;
  const at = await readClock(db);
  const ids = rows.map((row) => row.id);
  const standings = await readStandings(context, ids);
  const people = await findPeople(
    db,
    rows.map((row) => row.ownerId),
  );
  const departments = new Map((await listDepartments(db)).map(({ id, name }) => [id, name]));
  return Promise.all(
    rows.map(async (row) => {
      const standing = standings.get(row.id) ?? nothing;
      return {
        ...describeBinding(context, row),
        description: row.description,
        createTime: row.createdAt.toISOString(),
        owner: people.get(row.ownerId) ?? '',
        department: departments.get(row.departmentId) ?? '',
        departmentId: row.departmentId,
        access: row.access,
        mine: row.departmentId === actor.departmentId && permits(mayBind, actor.signs),
        ...describeToken(await inspectAccount(context, db, row.id), actor, at),
        asked: channels.find((one) => one.id === row.channelId)?.quota !== undefined,
        ...standing,
        own: quota ? { ...quota, readAt: at.toISOString() } : null,
      };
    }),
  );
}

function describeToken(
  seen: Inspected | null,
  { language }: Actor,
  at: Date,
): Pick<AccountHealth, 'token' | 'scopes'> {
  const endsAt = seen?.endsAt ?? null;
  const missing = [...(seen?.missingScopes ?? [])];
  return {
    token: {
      endsAt: endsAt?.toISOString() ?? null,
      renewsItself: seen?.renewsItself ?? false,
      endsSoon: endsAt !== null && endsAt.getTime() - at.getTime() < soonMs,
    },
    scopes: {
      wanted: [...(seen?.wantedScopes ?? [])],
      missing,
      lacking: sayRights(language, missing),
      told: seen?.toldScopes ?? false,
    },
  };
}
