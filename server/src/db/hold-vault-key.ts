// Hold the vault's key where every process of this database sees it: whoever comes with another one learns that the house lives by this.
import pg from 'pg';
import type { Vault } from '../vault.ts';

/** Of advisory locks with two numbers; the second is the key's, or 0 for whoever looks around. */
const space = 4_372_557;
const againMs = 1_000;
const lookAroundAtMostMs = 10_000;

export type HeldKey = {
  /** No process that lives has another key. */
  readonly isAlone: boolean;
  stop(): Promise<void>;
};

/**
 * Null, and nothing held, where others live by another key and this one may not join them. Held by a connection of its own: it ends
 * with the process, however that ends, and no backup or dump takes it along.
 */
export async function holdVaultKey(
  url: string,
  { vault, mayJoin }: { readonly vault: Vault; readonly mayJoin: boolean },
): Promise<HeldKey | null> {
  const number = numberOf(vault);
  const first = await take(url, { number, mayJoin });
  if (first === null) return null;
  let { client } = first;
  let isEnding = false;
  const keep = () => client.once('end', () => void regain());
  const regain = async (): Promise<void> => {
    if (isEnding) return;
    const taken = await take(url, { number, mayJoin: true }).catch(() => null);
    if (taken === null) {
      setTimeout(() => void regain(), againMs).unref();
      return;
    }
    ({ client } = taken);
    if (isEnding) await client.end();
    else keep();
  };
  keep();
  return {
    isAlone: first.isAlone,
    stop: async () => {
      isEnding = true;
      await client.end();
    },
  };
}

/** Tells nothing of the key; two keys in two thousand million have the same. */
function numberOf(vault: Vault): number {
  return Buffer.from(vault.sign('', 'which key this is'), 'base64url').readUInt32BE(0) >>> 1 || 1;
}

/** One after another, so that of two strangers who begin together the second sees the first. */
async function take(
  url: string,
  { number, mayJoin }: { number: number; mayJoin: boolean },
): Promise<{ client: pg.Client; isAlone: boolean } | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'herald-key',
    keepAlive: true,
    idle_in_transaction_session_timeout: lookAroundAtMostMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  let isHeld = false;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, 0)', [space]);
    const others = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and classid::bigint = $1 and objsubid = 2
         and objid::bigint not in (0, $2) and database = (select oid from pg_database where datname = current_database())
       limit 1`,
      [space, number],
    );
    const isAlone = others.rowCount === 0;
    if (!isAlone && !mayJoin) return null;
    await client.query('select pg_advisory_lock_shared($1, $2)', [space, number]);
    await client.query('commit');
    isHeld = true;
    return { client, isAlone };
  } finally {
    if (!isHeld) await client.end();
  }
}
