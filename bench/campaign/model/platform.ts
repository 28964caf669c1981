// The model's platform: what truly stands there, what each call does under each fault, and what it answers.
import type { Published } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
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
/** `latest`: by our clock it is not later than that, however it jumps (jumpOver). */
type Late = { at: number; latest: number; readonly act: (at: number) => void };
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
  /** Class A: so long nothing is done twice under one key, from the moment it took effect. */
  readonly keyMs: number;
};

export function openPlatform(kind: Class, filters: boolean, keyMs: number): Platform {
  return { kind, filters, posts: [], calls: [], handles: new Map(), late: [], keyMs };
}

const refusing: readonly CallFault[] = ['rate', 'auth', 'content', 'refused-handle'];
const lateMs = 300;
const slowMs = 1_500;
const askAgainInSeconds = 10;
/** Within the quiet window, which begins up to a send deadline before the call. */
const lateAtMostMs = 2_250;

function holdBack(platform: Platform, now: number, afterMs: number, act: Late['act']): void {
  platform.late.push({ at: now + afterMs, latest: now + lateAtMostMs, act });
}

/** What a platform does later than the quiet window no protocol survives (publishing.md §10 E): it does it before our clock says that it is over. */
export function jumpOver({ late }: Platform, now: number, milliseconds: number): void {
  for (const one of late) {
    one.latest -= milliseconds;
    one.at = Math.max(Math.min(one.at, one.latest), now);
  }
}

/** What was held back happens when its time has come. */
export function passTime(platform: Platform, now: number): void {
  for (let index = 0; index < platform.late.length; index += 1) {
    const late = platform.late[index];
    if (!late || late.at > now) continue;
    platform.late.splice(index, 1);
    index -= 1;
    late.act(late.at);
  }
}

type Put = { readonly row: number; readonly handle: string | null; readonly now: number };

/** What stands under this key, handle or (filtered) text already is not made again; a key is looked up as it was when the call arrived. */
function put(platform: Platform, { row, handle, now }: Put, arrived = now): Post | 'twin' {
  const own = platform.posts.filter((post) => post.row === row);
  const known = own.findLast((post) => post.at > arrived - platform.keyMs);
  if (known && platform.kind === 'A') return known;
  if (platform.kind === 'C' && platform.filters && own.some((post) => !post.removed)) return 'twin';
  const held = handle === null ? undefined : platform.handles.get(handle);
  const before = held?.post ? platform.posts.find((post) => post.id === held.post) : undefined;
  if (before) return before;
  const post = { id: `post-${platform.posts.length + 1}`, row, at: now, removed: false };
  platform.posts.push(post);
  if (held) {
    held.post = post.id;
    held.state = 'live';
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
    holdBack(platform, now, afterMs, (at) => void put(platform, { row, handle, now: at }, now));
  if (fault === 'rate' || fault === 'auth' || fault === 'duplicate' || fault === 'content') return no(fault);
  if (fault === 'refused-handle') return no('media');
  if (fault === 'reset-before') return no('unknown');
  if (fault === 'late-apply' || fault === 'slow-apply') {
    held(fault === 'late-apply' ? lateMs : slowMs);
    return no('unknown');
  }
  if (fault === 'accepted' || fault === 'accepted-gone') return accept(platform, { row, handle, now, fault });
  const post = put(platform, { row, handle, now });
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
  holdBack(platform, now, lateMs, (at) => {
    if (fault === 'accepted') return void put(platform, { row, handle, now: at }, now);
    if (known && known.state === 'working') known.state = 'gone';
  });
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
