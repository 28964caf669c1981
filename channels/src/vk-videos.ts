// The video that we uploaded for a post of VK: it has an address of its own, and would outlive the post it went up for.
import type { Account, Outside } from './channel.ts';
import { type FailureKind, noticed, type Result } from './failure.ts';
import { followUp } from './follow-up.ts';
import { concludeDeleted } from './not-there.ts';
import { askVk, Done, Newest } from './vk-api.ts';

/** These say nothing about what was to be deleted. */
export const ofTheCaller: ReadonlySet<FailureKind> = new Set(['auth', 'rate', 'presend', 'blocked']);

const listedAtMost = 200;

/** As `-5_9`, from the handles of the steps alone: what its owner attached to the post is none of ours. */
export function videosIn(handles: Readonly<Record<string, string>>): string[] {
  return Object.values(handles).flatMap((handle) => /^video(-?\d+_\d+)$/.exec(handle)?.[1] ?? []);
}

/**
 * VK's 1 also says that a video left one list of several, so that it is gone is read back. Refusals name the video: that it still
 * stands at its own address is what a person must know.
 */
export async function deleteVideo(outside: Outside, account: Account, name: string): Promise<Result<'gone'>> {
  const [ownerId, videoId] = name.split('_');
  // Without a target VK means the list of whoever asks, and a group's video would stay in the group.
  const asked = { method: 'video.delete', owner_id: ownerId, video_id: videoId, target_id: ownerId };
  const answer = await askVk(outside, account.token.access, asked, Done);
  const after = followUp(outside);
  const unseen = noticed('unknown', 'VK says that it is deleted, and it could not be seen to be', 'unseen');
  const failure = answer.ok ? unseen.failure : answer.failure;
  const concluded = ofTheCaller.has(failure.kind)
    ? { ok: false as const, failure }
    : await concludeDeleted(failure, name, {
        read: () => readVideo(after, account, name),
        newest: () => listVideos(after, account, ownerId ?? ''),
      });
  if (concluded.ok) return concluded;
  const told = `The video of the post, ${outside.bases['web']}/video${name}: ${concluded.failure.message}`;
  return { ok: false, failure: { ...concluded.failure, message: told } };
}

/** Null when VK shows none. */
async function readVideo(outside: Outside, { token }: Account, name: string): Promise<Result<object | null>> {
  const answer = await askVk(outside, token.access, { method: 'video.get', videos: name }, Newest);
  return answer.ok ? { ok: true, value: answer.value.items[0] ?? null } : answer;
}

async function listVideos(
  outside: Outside,
  { token }: Account,
  ownerId: string,
): Promise<Result<readonly string[]>> {
  const asked = { method: 'video.get', owner_id: ownerId, count: listedAtMost };
  const answer = await askVk(outside, token.access, asked, Newest);
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.items.map(({ owner_id: on, id }) => `${on}_${id}`) };
}
