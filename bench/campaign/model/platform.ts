// The model's platform: what truly stands there, what each call does under each fault, and what it answers.
import type { Published, Settlement } from '@herald/channels/channel.ts';
import { failed, type FailureKind, type Result } from '@herald/channels/failure.ts';

export const callFaults = [
  'none',
  'reset-before',
  'reset-after',
  'late-apply',
  'slow-apply',
  'accepted',
  'accepted-gone',
  'rate',
  'auth',
  'duplicate',
  'presend',
  'refused-handle',
  'content',
] as const;
export type CallFault = (typeof callFaults)[number];
export const lookFaults = ['none', 'unreachable', 'lag', 'auth'] as const;
export type LookFault = (typeof lookFaults)[number];
export type Class = 'A' | 'B' | 'C' | 'D';

type Post = { readonly id: string; readonly row: number; readonly at: number; removed: boolean };
type Late = { readonly at: number; readonly act: () => void };
/** `refused`: the platform said no, for certain. */
type Call = { readonly row: number; readonly at: number; readonly refused: boolean };

export type Platform = {
  readonly kind: Class;
  /** Class C: the platform refuses what stands already. */
  readonly filters: boolean;
  readonly posts: Post[];
  readonly calls: Call[];
  readonly handles: Map<string, { row: number; state: 'ready' | 'working' | 'live' | 'gone'; post: string }>;
  readonly late: Late[];
};

export function openPlatform(kind: Class, filters: boolean): Platform {
  return { kind, filters, posts: [], calls: [], handles: new Map(), late: [] };
}

const refusing: readonly CallFault[] = ['rate', 'auth', 'content', 'refused-handle'];
const lateMs = 300;
const slowMs = 1_500;
const askAgainInSeconds = 10;

/** What was held back happens when its time has come. */
export function passTime(platform: Platform, now: number): void {
  for (let index = 0; index < platform.late.length; index += 1) {
    const late = platform.late[index];
    if (!late || late.at > now) continue;
    platform.late.splice(index, 1);
    index -= 1;
    late.act();
  }
}

/** What stands under this key, handle or (filtered) text already is not made again. */
function put(platform: Platform, row: number, handle: string | null, now: number): Post | 'twin' {
  const own = platform.posts.filter((post) => post.row === row);
  if (own[0] && platform.kind === 'A') return own[0];
  if (platform.kind === 'C' && platform.filters && own.some((post) => !post.removed)) return 'twin';
  const known = handle === null ? undefined : platform.handles.get(handle);
  const before = known?.post ? platform.posts.find((post) => post.id === known.post) : undefined;
  if (before) return before;
  const post = { id: `post-${platform.posts.length + 1}`, row, at: now, removed: false };
  platform.posts.push(post);
  if (known) {
    known.post = post.id;
    known.state = 'live';
  }
  return post;
}

function no(kind: FailureKind): Result<Published> {
  return failed(kind, kind, kind, kind === 'rate' ? 2 : null);
}

export function publish(
  platform: Platform,
  { row, handle, now, fault }: { row: number; handle: string | null; now: number; fault: CallFault },
): Result<Published> {
  if (fault === 'presend') return no('presend');
  platform.calls.push({ row, at: now, refused: refusing.includes(fault) });
  const held = (afterMs: number) =>
    platform.late.push({ at: now + afterMs, act: () => void put(platform, row, handle, now + afterMs) });
  if (fault === 'rate' || fault === 'auth' || fault === 'duplicate' || fault === 'content') return no(fault);
  if (fault === 'refused-handle') return no('media');
  if (fault === 'reset-before') return no('unknown');
  if (fault === 'late-apply' || fault === 'slow-apply') {
    held(fault === 'late-apply' ? lateMs : slowMs);
    return no('unknown');
  }
  if (fault === 'accepted' || fault === 'accepted-gone') return accept(platform, { row, handle, now, fault });
  const post = put(platform, row, handle, now);
  if (post === 'twin') return no('duplicate');
  if (fault === 'reset-after') return no('unknown');
  return { ok: true, value: { state: 'live', externalId: post.id, url: post.id } };
}

function accept(
  platform: Platform,
  { row, handle, now, fault }: { row: number; handle: string | null; now: number; fault: CallFault },
): Result<Published> {
  const known = handle === null ? undefined : platform.handles.get(handle);
  if (known && known.state === 'ready') known.state = 'working';
  const act = () => {
    if (fault === 'accepted') return void put(platform, row, handle, now + lateMs);
    if (known && known.state === 'working') known.state = 'gone';
  };
  platform.late.push({ at: now + lateMs, act });
  return { ok: true, value: { state: 'processing', handle: handle ?? 'held', askAgainInSeconds } };
}

export function look(
  platform: Platform,
  asked: { row: number; handle: string | null; now: number; taken: ReadonlySet<string>; fault: LookFault },
): Settlement {
  const { row, handle, now, taken, fault } = asked;
  const cannot = (kind: FailureKind): Settlement => ({
    state: 'cannot-look',
    failure: failed(kind, kind).failure,
  });
  if (platform.kind === 'D') return cannot('permission');
  if (fault === 'unreachable') return cannot('unknown');
  if (fault === 'auth') return cannot('auth');
  if (platform.kind === 'B') return lookByHandle(platform, handle);
  const shown = platform.posts.filter(
    (post) =>
      post.row === row && !post.removed && !taken.has(post.id) && !(fault === 'lag' && post.at > now - 900),
  );
  const [only] = shown;
  if (!only) return { state: 'absent', looked: 1 };
  if (shown.length > 1) return { state: 'several', candidates: shown.map(({ id }) => id) };
  return { state: 'live', externalId: only.id, url: only.id, seen: 'the list' };
}

function lookByHandle(platform: Platform, handle: string | null): Settlement {
  const known = handle === null ? undefined : platform.handles.get(handle);
  if (!known || known.state === 'ready') return { state: 'absent', looked: 1 };
  if (known.state === 'working') return { state: 'processing', askAgainInSeconds };
  if (known.state === 'gone') return { state: 'failed', failure: failed('media', 'gone').failure };
  return { state: 'live', externalId: known.post, url: known.post, seen: 'its handle' };
}
