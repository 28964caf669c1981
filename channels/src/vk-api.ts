// VK's API as both of its channels speak it: one way to call a method, what is read back, what its errors prove (channels.md §7).
import { z } from 'zod';
import { ask, statusCode, type Answer, type Fields, type Part } from './ask.ts';
import type { Account, Outside } from './channel.ts';
import { failed, type Failure, type FailureKind, type Result } from './failure.ts';
import { Seconds } from './moment.ts';

const version = '5.199';

/** Whose wall is written on: that of the account itself, or that of a group it manages. */
export type Wall = 'person' | 'group';

/** The wall as VK numbers it: groups stand below zero. */
export function ownerOf(wall: Wall, { externalId }: Account): string {
  return wall === 'group' ? `-${externalId}` : externalId;
}

export function groupOf(wall: Wall, { externalId }: Account): Fields {
  return wall === 'group' ? { group_id: externalId } : {};
}

export function addressOf({ bases }: Outside, externalId: string): string {
  return `${bases['web']}/wall${externalId}`;
}

/** One method of the API, in the name of the person the token belongs to. */
export async function askVk<T>(
  outside: Outside,
  token: string,
  { method, ...form }: Fields & { readonly method: string },
  reads: z.ZodType<T>,
): Promise<Result<T>> {
  const url = `${outside.bases['api']}/method/${method}`;
  const headers = { authorization: `Bearer ${token}` };
  const body = { form: { ...form, v: version } };
  const reading = { reads: z.object({ response: reads }), explain, secrets: [token], refusesInBody: true };
  const answer = await ask(outside, { method: 'POST', url, headers, body }, reading);
  return answer.ok ? { ok: true, value: answer.value.value.response } : answer;
}

/** A file, to the address VK gave for it. */
export async function askUpload<T>(
  outside: Outside,
  url: string,
  file: Part,
  reads: z.ZodType<T>,
): Promise<Result<T>> {
  const body = { multipart: {}, file };
  const reading = { reads, explain: explainUpload, secrets: [], refusesInBody: true };
  const answer = await ask(outside, { method: 'POST', url, body }, reading);
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}

const id = z.number().int();
const PostId = id.positive();
const Attached = z.object({ id, owner_id: id, access_key: z.string().optional() });
export const WallPost = z.object({
  id: PostId,
  owner_id: id,
  date: Seconds,
  text: z.string().default(''),
  is_deleted: z.union([z.boolean(), z.number()]).optional(),
  is_pinned: z.number().optional(),
  friends_only: z.union([z.boolean(), z.number()]).optional(),
  attachments: z
    .array(
      // Each kind under its own name, those too that no post of ours has.
      z.looseObject({
        type: z.string(),
        photo: Attached.optional(),
        video: Attached.optional(),
        link: z.object({ url: z.string().default('') }).optional(),
      }),
    )
    .default([]),
});
export type WallPost = z.infer<typeof WallPost>;
export const WallPosts = z.object({ items: z.array(WallPost) });
/** A wall says how many posts stand on it. */
export const Listed = WallPosts.extend({ count: id });
export const Newest = z
  .object({ count: id, items: z.array(z.object({ id: PostId, owner_id: id })) })
  .refine(({ count, items }) => items.length > 0 || count === 0, 'Not all shown');
export const Posted = z.object({ post_id: PostId });
export const Done = z.literal(1);

/** The names under which its pictures and its video were attached. */
export function mediaOf({ attachments }: WallPost): string[] {
  return attachments.flatMap(({ photo, video }) => [
    ...(photo ? [`photo${photo.owner_id}_${photo.id}`] : []),
    ...(video ? [`video${video.owner_id}_${video.id}`] : []),
  ]);
}

const ApiError = z.object({
  error: z.object({
    error_code: z.number(),
    error_subcode: z.number().optional(),
    error_msg: z.string().default(''),
  }),
});

const byCode: Readonly<Record<number, FailureKind>> = {
  ...kindOf('auth', [5, 17, 1130, 3609, 3610]),
  ...kindOf('permission', [7, 15, 20, 27, 200, 203, 204, 214]),
  // Of the application: off, its method gone or never there, its key or the address it calls from refused.
  ...kindOf('permission', [2, 3, 23, 28, 42]),
  // A closed profile; who speaks for a group needs a second step at signing in (703, 704).
  ...kindOf('permission', [30, 703, 704]),
  /** 220: too many recipients for now, as those two of too much in a time. */
  ...kindOf('rate', [6, 9, 29, 220]),
  /** A captcha or a confirmation: its owner must act in VK. */
  ...kindOf('blocked', [14, 24, 25, 3300]),
  /** The account is gone or banned, or what is on it is. */
  ...kindOf('blocked', [18, 19, 37]),
  ...kindOf('content', [8, 100, 113, 210, 219, 222, 224, 225, 13_000]),
  ...kindOf('media', [22, 105, 114, 118, 121, 129]),
  /** They pass, and prove nothing; 104 does not say what was not found. */
  ...kindOf('unknown', [1, 10, 104]),
};
/** Where VK's document says when there is some again: a few calls a second, fifty posts a day. */
const tooManyCalls = 6;
const dayIsFull = /\bposts? a day\b/i;
const dayAgainSeconds = 3_600;
const editIsOver = /\bedit time expired\b/i;

export function explain({ body }: Answer): Failure | null {
  const read = ApiError.safeParse(body);
  if (!read.success) return null;
  const { error_code: code, error_subcode: subcode, error_msg: words } = read.data.error;
  const platformCode = subcode === undefined ? String(code) : `${code}-${subcode}`;
  if (code === 214 && dayIsFull.test(words)) return failed('rate', words, '214-day', dayAgainSeconds).failure;
  if (code === 15 && editIsOver.test(words)) return failed('permission', words, '15-edit').failure;
  const kind = byCode[code] ?? 'unknown';
  return failed(kind, words, platformCode, code === tooManyCalls ? 1 : null).failure;
}

const Spoiled = z.object({ error: z.string().min(1) });

/** As `explain`, for the addresses of files: they say in one line what they miss. */
function explainUpload(answer: Answer): Failure | null {
  const spoiled = Spoiled.safeParse(answer.body).data?.error;
  if (spoiled === undefined) return explain(answer);
  return failed('unknown', spoiled, /^\w*/.exec(spoiled)?.[0]).failure;
}

const overStatuses = [403, 404, 410];

/** The address for a file is over. */
export function addressIsOver({ platformCode }: Failure): boolean {
  return platformCode === 'ERR_UPLOAD_BAD_ADDRESS' || overStatuses.map(statusCode).includes(platformCode);
}

function kindOf(kind: FailureKind, codes: readonly number[]): Record<number, FailureKind> {
  return Object.fromEntries(codes.map((code) => [code, kind]));
}
