// What the checker knows: the database's rows and the sandbox's ledger, read without a line of our code.
import pg from 'pg';

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
  /** What an edit made of it, or was to make of it; both may stand when an edit's end is not known. */
  readonly edited: readonly string[];
  /** Of its pictures in their order, then of its video. */
  readonly media: readonly string[];
  readonly due: number;
  readonly toldUnknown: boolean;
  /** How often whoever asked was told that it is live. */
  readonly toldLive: number;
};
export type EventFact = {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly from: string | null;
  readonly to: string;
};
/** A call to publish as our own record has it; `left` is when its marker was written, in real time. */
export type AttemptFact = {
  readonly publication: string;
  readonly platform: string;
  readonly account: string;
  readonly sent: number;
  readonly left: number;
  readonly ended: number | null;
};
export type PostFact = {
  readonly platform: string;
  readonly account: string;
  readonly externalId: string;
  readonly text: string;
  readonly media: readonly string[];
  /** Not public is what lies in its owner's inbox. */
  readonly isPublic: boolean;
  readonly firstByte: number;
  readonly applied: number;
  readonly removed: boolean;
};
/** `account` is empty where the platform could not tell whose call it was. */
export type RequestFact = {
  readonly platform: string;
  readonly account: string;
  readonly operation: string;
  readonly at: number;
  readonly words: string;
  readonly fault: string;
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

/** Every request of the platforms; read again and again, since the sandbox forgets its oldest. */
export type RequestLog = {
  readonly host: string;
  read(): Promise<readonly RequestFact[]>;
};

export function openRequestLog(host: string): RequestLog {
  const kept: RequestFact[] = [];
  let since = 0;
  const readNew = async () => {
    const requests = listOf(await ask(`${host}/_ledger/requests?limit=20000&since=${since}`), 'requests');
    // What is still being answered may yet turn out to be struck.
    const open = requests.findIndex((one) => one['answer'] === null && one['fault'] === undefined);
    const closed = open < 0 || isOld(requests[open]) ? requests : requests.slice(0, open);
    kept.push(...closed.map(requestOf));
    const last = closed.at(-1)?.['cursor'];
    if (typeof last === 'number') since = last;
    return kept;
  };
  let reading: Promise<readonly RequestFact[]> = Promise.resolve(kept);
  return { host, read: () => (reading = reading.then(readNew, readNew)) };
}

const answeredWithinMs = 3_000;

function isOld(json: Json | undefined): boolean {
  return json !== undefined && Date.now() - Date.parse(textAt(json, 'at')) > answeredWithinMs;
}

export async function readFacts(databaseUrl: string, log: RequestLog): Promise<Facts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const posts = listOf(await ask(`${log.host}/_ledger/posts`), 'posts');
    const requests = await log.read();
    return { ...(await readRows(client)), posts: posts.map(postOf), requests };
  } finally {
    await client.end();
  }
}

async function readRows(client: pg.Client): Promise<Omit<Facts, 'posts' | 'requests'>> {
  const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
  const publications = await client.query<Unnamed<PublicationFact>>(`
    select p.id, p.channel_id as channel, a.external_id as account, p.state, p.reason, p.external_id as "externalId",
      p.post->>'text' as text, ${ms('p.due_at')} as due,
      array_remove(array[p.live_post->>'text', p.target_post->>'text'], null) as edited,
      (select count(*)::int from message m where m.kind = 'message-live' and m.link like '%' || p.id || '%') as "toldLive",
      exists (select 1 from message m where m.kind = 'message-unknown' and m.link like '%' || p.id || '%') as "toldUnknown",
      array(select f.sha256 from jsonb_array_elements(p.post->'images' || coalesce(nullif(p.post->'video', 'null'), '[]')) with ordinality as image(item, place)
        join file f on '/prod-api/media/' || f.key = image.item->>'url' order by place) as media
    from publication p join channel_account a on a.id = p.account_id`);
  const events = await client.query<EventFact>(
    `select publication_id as id, seq, ${ms('at')} as at, from_state as from, to_state as to from event order by publication_id, seq`,
  );
  const attempts = await client.query<Unnamed<AttemptFact>>(`
    select p.id as publication, p.channel_id as channel, a.external_id as account, ${ms('t.sent_at')} as sent,
      ${ms('t.sent_outside_at')} as left, ${ms('t.ended_at')} as ended
    from attempt t join publication p on p.id = t.publication_id join channel_account a on a.id = p.account_id
    where t.op = 'publish' order by t.sent_at`);
  const untold = await client.query<{ count: number }>(
    `select count(*)::int as count from outbox where done_at is null`,
  );
  const moves = await client.query<{ at: number; offset: number }>(
    `select ${ms('at')} as at, offset_ms::float8 as offset from campaign.clock_move order by at`,
  );
  return {
    publications: publications.rows.map(named).map(asSent),
    events: events.rows,
    attempts: attempts.rows.map(named),
    moves: moves.rows,
    untold: untold.rows[0]?.count ?? 0,
  };
}

type Unnamed<T> = Omit<T, 'platform'> & { readonly channel: number };

function named<T>({ channel, ...row }: T & { readonly channel: number }) {
  return { ...row, platform: platforms[channel] ?? String(channel) };
}

function asSent(one: PublicationFact): PublicationFact {
  return wordless.includes(one.platform) ? { ...one, text: '', edited: [] } : one;
}

type Json = Readonly<Record<string, unknown>>;

async function ask(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown, name: string): Json[] {
  const list: unknown = isJson(value) ? value[name] : null;
  if (!Array.isArray(list)) throw new Error(`the sandbox's answer has no ${name}`);
  return list.filter(isJson);
}

function textAt(json: Json, name: string): string {
  const value = json[name];
  return typeof value === 'string' ? value : '';
}

function postOf(json: Json): PostFact {
  const shas = json['mediaSha256s'];
  return {
    platform: textAt(json, 'platform'),
    account: textAt(json, 'account'),
    externalId: textAt(json, 'externalId'),
    text: textAt(json, 'text'),
    media: Array.isArray(shas) ? shas.map(String) : [],
    isPublic: json['visibility'] === 'public',
    firstByte: Date.parse(textAt(json, 'requestFirstByteAt')),
    applied: Date.parse(textAt(json, 'appliedAt')),
    removed: json['removedAt'] !== undefined,
  };
}

/** What was said is kept of calls to publish alone: of a long run there are many others. */
function requestOf(json: Json): RequestFact {
  const operation = textAt(json, 'operation');
  return {
    platform: textAt(json, 'platform'),
    account: textAt(json, 'account'),
    operation,
    at: Date.parse(textAt(json, 'at')),
    words: operation.endsWith('.publish') ? JSON.stringify(json['body'] ?? '') : '',
    fault: textAt(json, 'fault'),
  };
}
