// What the sandbox's ledger says: the posts that truly stand, and every request with what struck it and how it was answered.

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
  readonly answer: AnswerFact;
};
/** As it looked from our side: sent whole, or proving nothing; `absent` is that nothing of this name is there. */
export type AnswerFact = 'accepted' | 'refused' | 'absent' | 'doubtful';

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

export async function readPosts(host: string): Promise<PostFact[]> {
  return listOf(await ask(`${host}/_ledger/posts`), 'posts').map(postOf);
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
export function requestOf(json: Json): RequestFact {
  const operation = textAt(json, 'operation');
  return {
    platform: textAt(json, 'platform'),
    account: textAt(json, 'account'),
    operation,
    at: Date.parse(textAt(json, 'at')),
    words: operation.endsWith('.publish') ? JSON.stringify(json['body'] ?? '') : '',
    fault: textAt(json, 'fault'),
    answer: answerOf(json),
  };
}

/** Faults after which the platform's words reached us broken, not at all, or say that the same stands there already; others leave a refusal what it is. */
const veils = [
  'timeout-before',
  'timeout-after',
  'late-apply',
  '500-before',
  '500-after',
  'reset-before',
  'reset-after',
  'truncated',
  'html',
  'duplicate',
  'slow-drip',
];
/** Of the four hundreds these are a gateway's, not the platform's (publishing.md §4). */
const gateways = [408, 425];
const absent = [404, 410];
/** An upload that goes on. */
const goesOn = 308;

function answerOf(json: Json): AnswerFact {
  const { answer } = json;
  const status = isJson(answer) ? answer['status'] : null;
  if (!isJson(answer) || typeof status !== 'number') return 'doubtful';
  if (
    textAt(json, 'fault')
      .split(', ')
      .some((one) => veils.includes(one))
  )
    return 'doubtful';
  if (absent.includes(status)) return 'absent';
  if (status >= 400 && status < 500) return gateways.includes(status) ? 'doubtful' : 'refused';
  if (status === goesOn && textAt(json, 'operation').endsWith('.status')) return 'accepted';
  if (status < 200 || status >= 300) return 'doubtful';
  return refusesInside(answer['body']) ? 'refused' : 'accepted';
}

/** VK, WeChat and TikTok say no with a 200. */
function refusesInside(body: unknown): boolean {
  if (!isJson(body)) return false;
  const { error, errcode } = body;
  return (isJson(error) && error['code'] !== 'ok') || (typeof errcode === 'number' && errcode !== 0);
}
