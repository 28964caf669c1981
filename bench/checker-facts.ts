// What the checker knows: the database's rows and the sandbox's ledger, read without a line of our code.
import pg from 'pg';
import { readPosts, type PostFact, type RequestFact, type RequestLog } from './checker-ledger.ts';

/** Times are milliseconds since 1970; `due` and `at` of events and attempts by the database's movable clock. */
export type Facts = {
  readonly publications: readonly PublicationFact[];
  readonly events: readonly EventFact[];
  readonly attempts: readonly AttemptFact[];
  readonly posts: readonly PostFact[];
  readonly requests: readonly RequestFact[];
  /** Every move of the database's clock, in the order of real time. */
  readonly moves: readonly { readonly at: number; readonly offset: number }[];
  readonly untold: number;
  /** Platforms where an administrator lets the machine send again what it has not found (docs/decisions/0005). */
  readonly leaves: readonly string[];
  readonly patience: Patience;
};
/**
 * In milliseconds: how long our client waits for an answer, from a marker on until looking proves absence, from a marker
 * on until its call leaves at the latest, and how long VK does nothing twice under one key.
 */
export type Patience = {
  readonly answer: number;
  readonly quiet: number;
  readonly send: number;
  readonly key: number;
};
export type PublicationFact = {
  readonly id: string;
  readonly platform: string;
  /** As the platform knows it. */
  readonly account: string;
  readonly state: string;
  readonly reason: string;
  readonly externalId: string | null;
  /** Empty where the platform takes no words of ours. */
  readonly text: string;
  /** In the order they were asked for. */
  readonly edits: readonly EditFact[];
  /** Of its pictures in their order, then of its video. */
  readonly media: readonly string[];
  /** It was taken down, or we say that its video alone was: an edit that comes after that stands without it. */
  readonly filmTaken: boolean;
  readonly due: number;
  /** When it is too late to send it, as it is now. */
  readonly expires: number;
  /** Every value of it, each with the real moment it was written. */
  readonly expiries: readonly { readonly at: number; readonly expires: number }[];
  readonly toldUnknown: boolean;
  /** Whoever asked for a change was told that nobody knows what became of it. */
  readonly toldChangeUnknown: boolean;
  /** How often whoever asked was told that it is live. */
  readonly toldLive: number;
};
/** An edit in place and what we say became of it: null where it is not over, `unknown` where we say that nobody knows. */
export type EditFact = { readonly text: string; readonly outcome: string | null };
/** `answer` is a person's to the question what became of it; null for every other step. */
export type EventFact = {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
  readonly answer: string | null;
};
/** The `n`th call to publish as our own record has it; `left` is when its marker was written, in real time. */
export type AttemptFact = {
  readonly publication: string;
  readonly n: number;
  readonly outcome: string | null;
  readonly platform: string;
  readonly account: string;
  readonly sent: number;
  readonly left: number;
  readonly ended: number | null;
};
const platforms: Readonly<Record<number, string>> = {
  17: 'wechat',
  18: 'weibo',
  31: 'facebook',
  32: 'twitter',
  33: 'vk',
  34: 'youtube',
  36: 'vk-group',
  42: 'linkedin',
  43: 'tiktok',
  44: 'instagram',
};
/** Platforms that take no words: a post there is known by its video. */
const wordless = ['tiktok'];
/** publishing.md §2. */
const classes: Readonly<Record<string, string>> = {
  vk: 'A',
  'vk-group': 'A',
  wechat: 'B',
  youtube: 'B',
  tiktok: 'B',
  instagram: 'B',
  facebook: 'C',
  twitter: 'C',
  weibo: 'C',
  linkedin: 'C',
};

/** A member of LinkedIn shows us nothing (publishing.md §12). */
export function classOf({ platform, account }: Pick<PublicationFact, 'platform' | 'account'>): string {
  return account.startsWith('urn:li:person:') ? 'D' : (classes[platform] ?? platform);
}

export async function readFacts(databaseUrl: string, log: RequestLog): Promise<Facts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const posts = await readPosts(log.host);
    const requests = await log.read();
    return { ...(await readRows(client)), posts, requests };
  } finally {
    await client.end();
  }
}

async function readRows(client: pg.Client): Promise<Omit<Facts, 'posts' | 'requests'>> {
  const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
  const publications = await client.query<Unnamed<PublicationFact>>(`
    select p.id, p.channel_id as channel, a.external_id as account, p.state, p.reason, p.external_id as "externalId",
      p.post->>'text' as text, ${ms('p.due_at')} as due,
      ${ms('p.expires_at')} as expires, (select coalesce(json_agg(json_build_object('at', ${ms('x.at')}, 'expires', ${ms('x.expires_at')})
        order by x.at), '[]') from campaign.expiry x where x.publication_id = p.id) as expiries,
      (select coalesce(json_agg(json_build_object('text', m.after->>'text', 'outcome', m.outcome)
        order by m.asked_at), '[]') from modification m where m.publication_id = p.id and m.way = 'edit') as edits,
      (select count(*)::int from message m where m.kind = 'message-live' and m.link like '%' || p.id || '%') as "toldLive",
      exists (select 1 from message m where m.kind = 'message-unknown' and m.link like '%' || p.id || '%') as "toldUnknown",
      exists (select 1 from message m where m.kind = 'message-change-unknown' and m.link like '%' || p.id || '%') as "toldChangeUnknown",
      p.state = 'withdrawn' or exists (select 1 from event e where e.publication_id = p.id and e.reason = 'reason-half-taken-down') as "filmTaken",
      array(select f.sha256 from jsonb_array_elements(p.post->'images' || coalesce(nullif(p.post->'video', 'null'), '[]')) with ordinality as image(item, place)
        join file f on '/prod-api/media/' || f.key = image.item->>'url' order by place) as media
    from publication p join channel_account a on a.id = p.account_id`);
  const events = await client.query<EventFact>(
    `select publication_id as id, seq, ${ms('at')} as at, from_state as from, to_state as to, reason,
      case when evidence ? 'answeredBy' then evidence->>'answer' end as answer from event order by publication_id, seq`,
  );
  const attempts = await client.query<Unnamed<AttemptFact>>(`
    select p.id as publication, p.channel_id as channel, a.external_id as account, t.n, t.outcome, ${ms('t.sent_at')} as sent,
      ${ms('t.sent_outside_at')} as left, ${ms('t.ended_at')} as ended
    from attempt t join publication p on p.id = t.publication_id join channel_account a on a.id = p.account_id
    where t.op = 'publish' order by t.sent_at`);
  const untold = await client.query<{ count: number }>(
    `select count(*)::int as count from outbox where done_at is null`,
  );
  const moves = await client.query<{ at: number; offset: number }>(
    `select ${ms('at')} as at, offset_ms::float8 as offset from campaign.clock_move order by at`,
  );
  const leaves = await client.query<{ channel: number }>(
    `select channel_id as channel from platform_state where resends`,
  );
  const patience = await client.query<Patience>(`select answer, quiet, send, key from campaign.patience`);
  const [toldPatience] = patience.rows;
  if (!toldPatience) throw new Error('the campaign has not written down its patience');
  return {
    publications: publications.rows.map(named).map(asSent),
    events: events.rows,
    attempts: attempts.rows.map(named),
    moves: moves.rows,
    untold: untold.rows[0]?.count ?? 0,
    leaves: leaves.rows.map(named).map(({ platform }) => platform),
    patience: toldPatience,
  };
}

type Unnamed<T> = Omit<T, 'platform'> & { readonly channel: number };

function named<T>({ channel, ...row }: T & { readonly channel: number }) {
  return { ...row, platform: platforms[channel] ?? String(channel) };
}

function asSent(one: PublicationFact): PublicationFact {
  return wordless.includes(one.platform) ? { ...one, text: '', edits: [] } : one;
}
