// The rows of hosts that are ours beside those of the environment.
import type { Executor, Tx } from '../../../db/client.ts';

export async function allHosts(db: Executor): Promise<{ host: string; addedBy: string; addedAt: Date }[]> {
  return db
    .selectFrom('link_host')
    .innerJoin('person', 'person.id', 'link_host.added_by')
    .select(['link_host.host', 'person.name as addedBy', 'link_host.added_at as addedAt'])
    .orderBy('link_host.host')
    .execute();
}

/** False where it is listed already. */
export async function insertHost(tx: Tx, row: { host: string; addedBy: string }): Promise<boolean> {
  const made = await tx
    .insertInto('link_host')
    .values({ host: row.host, added_by: row.addedBy })
    .onConflict((clash) => clash.doNothing())
    .returning('host')
    .executeTakeFirst();
  return made !== undefined;
}

/** False where it is not listed. */
export async function deleteHost(tx: Tx, host: string): Promise<boolean> {
  const gone = await tx.deleteFrom('link_host').where('host', '=', host).returning('host').executeTakeFirst();
  return gone !== undefined;
}
