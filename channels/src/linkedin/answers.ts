// What we read of LinkedIn's answers, and what its refusals let us conclude (channels.md §5).
import { z } from 'zod';
import { ask, statusCode, type Answer, type Answered, type Question } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, noticed, type Result } from '../failure.ts';
import { Milliseconds } from '../moment.ts';

const version = '202609';

export const Me = z.object({
  sub: z.string().min(1),
  name: z.string().default(''),
  picture: z.string().optional(),
});
export const Roles = z.object({
  elements: z.array(
    z.object({
      organization: z.string().regex(/^urn:li:organization(?:Brand)?:\d+$/),
      role: z.string(),
      state: z.string(),
    }),
  ),
});
export type Role = z.infer<typeof Roles>['elements'][number];
export const Organisation = z.object({ localizedName: z.string(), vanityName: z.string().optional() });

export const ImagePlace = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string().min(1) }) });
const Part = z.object({ uploadUrl: z.url(), firstByte: z.number(), lastByte: z.number() });
export const VideoPlace = z.object({
  value: z.object({
    video: z.string().min(1),
    uploadInstructions: z.array(Part).min(1),
    uploadToken: z.string(),
    thumbnailUploadUrl: z.url().optional(),
  }),
});
/** Kept between the phases of a video: whose etags are known is uploaded. */
export const KeptVideo = z.object({
  video: z.string(),
  uploadToken: z.string(),
  parts: z.array(Part),
  etags: z.array(z.string()),
  /** Null when there is no cover, or it is up. */
  coverUrl: z.string().nullable(),
  isFinal: z.boolean(),
});
export type KeptVideo = z.infer<typeof KeptVideo>;
export const Progress = z.object({
  status: z.enum(['WAITING_UPLOAD', 'PROCESSING', 'AVAILABLE', 'PROCESSING_FAILED']),
});
/** Answers of which only the success counts; most have no body at all. */
export const Accepted = z.looseObject({});

const Medium = z.object({ id: z.string() });
export const Post = z.object({
  id: z.string().min(1),
  author: z.string(),
  commentary: z.string().default(''),
  createdAt: Milliseconds,
  lastModifiedAt: Milliseconds,
  content: z
    .object({
      media: Medium.optional(),
      multiImage: z.object({ images: z.array(Medium) }).optional(),
      article: z.object({ thumbnail: z.string().optional() }).optional(),
    })
    .optional(),
});
export type Post = z.infer<typeof Post>;
const Paging = z
  .object({ total: z.number().default(0), links: z.array(z.object({ rel: z.string() })).default([]) })
  .transform(({ total, links }) => ({ total, goesOn: links.some(({ rel }) => rel === 'next') }));
const unpaged = { total: 0, goesOn: false };
/** A page may hold fewer than were asked for and name a page after it all the same. */
export const Posts = z.object({ elements: z.array(Post), paging: Paging.default(unpaged) });
export const Newest = z
  .object({
    elements: z.array(z.object({ id: z.string().min(1) })),
    paging: Paging.default(unpaged),
  })
  .refine(
    ({ elements, paging }) => elements.length > 0 || (paging.total === 0 && !paging.goesOn),
    'Not all shown',
  );

type RestQuestion = Omit<Question, 'url' | 'headers'> & {
  readonly path: string;
  /** Where the HTTP method does not say it. */
  readonly does?: 'FINDER' | 'PARTIAL_UPDATE' | 'DELETE';
};

/** One call to the versioned API in the name of the person who consented. */
export function askLinkedIn<T>(
  outside: Outside,
  token: string,
  { path, does, ...question }: RestQuestion,
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  const headers = {
    authorization: `Bearer ${token}`,
    'linkedin-version': version,
    'x-restli-protocol-version': '2.0.0',
    ...(does ? { 'x-restli-method': does } : {}),
  };
  const url = `${outside.bases['api']}/rest/${path}`;
  return ask(outside, { ...question, url, headers }, { reads, explain, secrets: [token] });
}

const Refused = z.object({
  status: z.number(),
  message: z.string().default(''),
  code: z.string().optional(),
  serviceErrorCode: z.number().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string() })) })
    .optional()
    .catch(undefined),
});
const TokenRefused = z.object({ error: z.string(), error_description: z.string().default('') });

/** A conflict (409) is missing on purpose: it does not say whose call won. */
const byStatus: Readonly<Record<number, FailureKind>> = {
  400: 'content',
  401: 'auth',
  403: 'permission',
  404: 'content',
  426: 'permission',
  429: 'rate',
};
const byCode: Readonly<Record<string, FailureKind>> = {
  MEDIA_ASSET_WAITING_UPLOAD: 'media',
  MEDIA_ASSET_PROCESSING_FAILED: 'media',
  VERSION_MISSING: 'permission',
  DUPLICATE_POST: 'duplicate',
  CONFLICT: 'unknown',
  INTERNAL_ERROR: 'unknown',
};
/** It names the post that exists, but not under a code of its own. */
const isTwin = /\bduplicate of urn:li:/i;
const dayIsFull = /\bshare limit has been reached for unverified members\b/i;
const dayAgainSeconds = 3_600;

export function explain({ status, body }: Answer): Failure | null {
  const token = TokenRefused.safeParse(body);
  if (token.success && [400, 401].includes(status)) {
    const { error, error_description: description } = token.data;
    return failed('auth', `${error}: ${description}`, error).failure;
  }
  const read = Refused.safeParse(body);
  if (!read.success || read.data.status !== status) return null;
  const { message, code, serviceErrorCode, errorDetails } = read.data;
  // What is wrong with a field says more than the word over them all.
  const ofFields = (errorDetails?.inputErrors ?? []).map((one) => one.code);
  const codes = [...ofFields, ...(code === undefined ? [] : [code])];
  const known = codes.find((one) => byCode[one] !== undefined);
  const twin = status === 422 && isTwin.test(message) ? 'duplicate' : null;
  const kind = (known === undefined ? null : byCode[known]) ?? twin ?? byStatus[status] ?? 'unknown';
  const isDay = kind === 'rate' && dayIsFull.test(message);
  const byWords = twin ? '422-duplicate' : isDay ? '429-unverified' : undefined;
  const said = known ?? byWords ?? codes[0] ?? String(serviceErrorCode ?? status);
  return failed(kind, message, said, isDay ? dayAgainSeconds : null).failure;
}

/** A file that its address does not take; those servers have words of their own. */
export function explainUpload(answer: Answer): Failure | null {
  const { status } = answer;
  if (status === 401 || status === 429) return explain(answer);
  return noticed('media', `LinkedIn did not take the file: ${status}`, `upload-${status}`).failure;
}

const overStatuses = [403, 404, 410];

/** The address for a file is over, also where it is said in no form we know. */
export function addressIsOver({ platformCode }: Failure): boolean {
  return overStatuses.some((status) => [`upload-${status}`, statusCode(status)].includes(platformCode));
}

/** As the next, of what stands behind a path that LinkedIn has: where nothing else can be asked only this is certain. */
export function saysPostNotThere({ kind, platformCode }: Failure): boolean {
  return kind === 'content' && platformCode === 'NOT_FOUND';
}

/** True of a refusal that says the thing asked for does not exist. */
export function saysNotThere({ kind, platformCode }: Failure): boolean {
  return kind === 'content' && ['404', 'NOT_FOUND', 'RESOURCE_NOT_FOUND'].includes(platformCode);
}
