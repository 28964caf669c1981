// What can still be done with a video that stands: change its words and cover, take it down. Both may be repeated safely.
import { dayMs } from '@herald/contract/constants.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Account, Change, Outside } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { wordless } from '../no-content.ts';
import { notBegun } from '../not-begun.ts';
import { readKept } from '../read-kept.ts';
import { showsEdit } from '../shows-edit.ts';
import { Accepted, askYouTube, type Owners, OwnersChoices, saysNotThere, Uploaded } from './answers.ts';
import { unreadable } from '../chosen.ts';
import { presetCategory } from '../youtube-choices.ts';
import { isRedated, redated, unreadableDate } from '../youtube-recorded.ts';
import { resourceOf, tagsTooLong } from './prepare.ts';
import { setCover } from './publish.ts';
import { rules } from './rules.ts';
import { addressOf, reachOf, readVideo } from './settle.ts';

const path = 'youtube/v3/videos';
const words = 'snippet,status';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', path, query: { id: externalId } } as const;
    const answer = wordless(await askYouTube(outside, account.token.access, question, Accepted));
    if (answer.ok || saysNotThere(answer.failure)) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown') return answer;
    const read = await readVideo(followUp(outside), account, externalId);
    // What the look came to says nothing of the call before it.
    if (!read.ok) return answer;
    return read.value === null ? { ok: true, value: 'gone' } : answer;
  },

  async edit(outside, account, externalId, post, before = []) {
    const part = isRedated(before, post) ? `${words},recordingDetails` : words;
    const choices = await readChoices(outside, account, { id: externalId, part });
    if (!choices.ok) return notBegun(choices);
    // Before the words are changed: without its cover the edit would be done by half, and could not say so.
    const { cover } = post;
    const picture = cover === null ? null : await readKept(() => outside.readFile(cover));
    if (picture && !picture.ok) return picture;
    const json = { id: externalId, ...wantedFrom(choices.value, post, before) };
    const refused = unreadable(rules, post) ?? unreadableDate(post) ?? tagsTooLong(json.snippet.tags ?? []);
    if (refused) return { ok: false, failure: refused };
    const question = { method: 'PUT', path, query: { part }, body: { json } } as const;
    const answer = await askYouTube(outside, account.token.access, question, Uploaded);
    const isDone =
      answer.ok ||
      (answer.failure.kind === 'unknown' &&
        (await shows(outside, account, { part, after: json, before: choices.value })));
    if (!isDone) return answer;
    const shown = picture && (await setCover(outside, account, externalId, picture.value));
    // Nothing else was wanted: without it nothing was done, and it is asked for again.
    if (shown && !shown.ok && isCoverAlone(before, post)) return shown;
    const told = shown && !shown.ok ? { lacking: { what: 'cover', failure: shown.failure } as const } : {};
    const url = addressOf(outside, externalId);
    const answered = answer.ok ? answer.value.value.status?.privacyStatus : undefined;
    const reach = reachOf(answered ?? json.status.privacyStatus, post);
    return { ok: true, value: { state: 'live', externalId, url, ...reach, ...told } };
  },
};

function isCoverAlone(before: readonly Post[], post: Post): boolean {
  const [now, ...old] = [post, ...before].map((one) => {
    const { snippet, ...others } = resourceOf(one);
    return JSON.stringify([{ ...snippet, tags: snippet.tags?.toSorted() }, others]);
  });
  return old.length > 0 && old.every((one) => one === now);
}

/** Our words; and of what was chosen for it what is, or may be, chosen otherwise there: the rest stays as its owner has it. */
function wantedFrom(there: Owners, post: Post, before: readonly Post[]): Settable {
  const { snippet, status } = resourceOf(post);
  const old = before.map(resourceOf);
  const { title, description } = snippet;
  const { tags: standing, ...others } = there.snippet;
  const tags = mergedTags(standing, before, post);
  const isRecategorised = old.some((one) => one.snippet.categoryId !== snippet.categoryId);
  const categoryId = isRecategorised ? snippet.categoryId : (there.snippet.categoryId ?? presetCategory);
  const { publishAt, ...kept } = there.status;
  const isReopened = old.some((one) => one.status.privacyStatus !== status.privacyStatus);
  const seenBy = isReopened ? status.privacyStatus : undefined;
  const forKids = status.selfDeclaredMadeForKids;
  const isRemade = old.some((one) => one.status.selfDeclaredMadeForKids !== forKids);
  return {
    snippet: { ...others, title, description, categoryId, ...(tags.length > 0 ? { tags } : {}) },
    status: {
      ...kept,
      // An hour to be shown at belongs to what is private.
      ...(seenBy === undefined ? { publishAt } : { privacyStatus: seenBy }),
      ...(isRemade ? { selfDeclaredMadeForKids: forKids } : {}),
    },
    ...(isRedated(before, post) ? { recordingDetails: redated(there.recordingDetails, post) } : {}),
  };
}

/** What we took away goes, what we added comes; the owner's own stay where they are. */
function mergedTags(there: readonly string[], before: readonly Post[], { keywords = [] }: Post): string[] {
  const old = before.map((one) => one.keywords ?? []);
  const kept = there.filter((tag) => keywords.includes(tag) || !old.some((tags) => tags.includes(tag)));
  // What certainly was there, and is not, its owner took away.
  const isTaken = (tag: string) => old.length > 0 && old.every((tags) => tags.includes(tag));
  return [...kept, ...keywords.filter((tag) => !there.includes(tag) && !isTaken(tag))];
}

type Settable = {
  readonly snippet: Omit<Owners['snippet'], 'tags'> & { readonly tags?: readonly string[] };
  readonly status: Owners['status'];
  readonly recordingDetails?: Owners['recordingDetails'];
};
type Edit = {
  readonly part: string;
  readonly before: Settable;
  readonly after: Settable & { readonly id: string };
};

async function shows(outside: Outside, account: Account, { part, before, after }: Edit): Promise<boolean> {
  const read = await readChoices(followUp(outside), account, { id: after.id, part });
  if (!read.ok || settingsOf(read.value) !== settingsOf(after)) return false;
  // Another setting or tag came with the same call: then that proves it, whatever the words were before.
  const hasOldSettings = settingsOf(before) === settingsOf(after);
  const told = { before: hasOldSettings ? [wordsOf(before)] : [], after: wordsOf(after) };
  return showsEdit(wordsOf(read.value), told);
}

function wordsOf({ snippet: { title, description } }: Settable): string {
  return `${title}\n${description}`;
}

function settingsOf({ snippet, status, recordingDetails }: Settable): string {
  const { tags = [], categoryId = presetCategory } = snippet;
  const { privacyStatus, selfDeclaredMadeForKids: forKids = false } = status;
  // YouTube may write the same moment otherwise than we do, and nobody says whether it keeps the hour.
  const recorded = Math.floor(Date.parse(recordingDetails?.recordingDate ?? '') / dayMs);
  return JSON.stringify([tags.toSorted(), categoryId, privacyStatus, forKids, recorded]);
}

/** What stands there, with what the owner chose on YouTube itself. */
async function readChoices(
  outside: Outside,
  { token }: Account,
  { id, part }: { readonly id: string; readonly part: string },
) {
  const question = { method: 'GET', path, query: { part, id } } as const;
  const answer = await askYouTube(outside, token.access, question, OwnersChoices);
  if (!answer.ok) return answer;
  const { items } = answer.value.value;
  const found = items.find((one) => one.id === id);
  if (!found && items.length > 0) return noticed('unknown', 'YouTube shows another video', 'unreadable');
  const choices: Result<NonNullable<typeof found>> = found
    ? { ok: true, value: found }
    : noticed('content', 'There is no such video', 'videoNotFound');
  return choices;
}
