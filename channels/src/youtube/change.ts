// What can still be done with a video that stands: change its words and cover, take it down. Both may be repeated safely.
import type { Post } from '@herald/contract/post.ts';
import type { Account, Change, Outside } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { wordless } from '../no-content.ts';
import { notBegun } from '../not-begun.ts';
import { readKept } from '../read-kept.ts';
import { showsEdit } from '../shows-edit.ts';
import { Accepted, askYouTube, OwnersChoices, saysNotThere, Uploaded } from './answers.ts';
import { presetCategory } from '../youtube-choices.ts';
import { resourceOf, tagsTooLong } from './prepare.ts';
import { setCover } from './publish.ts';
import { addressOf, reachOf, readVideo } from './settle.ts';

const path = 'youtube/v3/videos';
const part = 'snippet,status';

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

  async edit(outside, account, externalId, post, before) {
    const choices = await readChoices(outside, account, externalId);
    if (!choices.ok) return notBegun(choices);
    // Before the words are changed: without its cover the edit would be done by half, and could not say so.
    const { cover } = post;
    const picture = cover === null ? null : await readKept(() => outside.readFile(cover));
    if (picture && !picture.ok) return picture;
    const { title, description } = resourceOf(post).snippet;
    const tags = mergedTags(choices.value.snippet.tags, before?.keywords ?? [], post.keywords ?? []);
    const refused = tagsTooLong(tags);
    if (refused) return { ok: false, failure: refused };
    const { categoryId = presetCategory, tags: _there, ...others } = choices.value.snippet;
    const words = { title, description, categoryId, ...(tags.length > 0 ? { tags } : {}) };
    const json = {
      id: externalId,
      snippet: { ...others, ...words },
      status: choices.value.status,
    };
    const question = { method: 'PUT', path, query: { part }, body: { json } } as const;
    const answer = await askYouTube(outside, account.token.access, question, Uploaded);
    const isDone =
      answer.ok ||
      (answer.failure.kind === 'unknown' && (await shows(outside, account, json, choices.value)));
    if (!isDone) return answer;
    const shown = picture && (await setCover(outside, account, externalId, picture.value));
    // Nothing else was wanted: without it nothing was done, and it is asked for again.
    if (shown && !shown.ok && before && isCoverAlone(before, post)) return shown;
    const told = shown && !shown.ok ? { coverless: shown.failure } : {};
    const url = addressOf(outside, externalId);
    const reach = reachOf(choices.value.status.privacyStatus, post);
    return { ok: true, value: { state: 'live', externalId, url, ...reach, ...told } };
  },
};

function isCoverAlone(before: Post, post: Post): boolean {
  const [old, now] = [before, post].map((one) => {
    const { title, description } = resourceOf(one).snippet;
    return JSON.stringify([title, description, (one.keywords ?? []).toSorted()]);
  });
  return old === now;
}

/** What we took away goes, what we added comes; the owner's own stay where they are. */
function mergedTags(there: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const kept = there.filter((tag) => after.includes(tag) || !before.includes(tag));
  return [...kept, ...after.filter((tag) => !there.includes(tag) && !before.includes(tag))];
}

type Words = { readonly title: string; readonly description: string; readonly tags?: readonly string[] };
type Worded = { readonly id: string; readonly snippet: Words };

async function shows(
  outside: Outside,
  account: Account,
  { id, snippet: after }: Worded,
  { snippet: before }: Worded,
): Promise<boolean> {
  const read = await readVideo(followUp(outside), account, id);
  if (!read.ok || !read.value) return false;
  const standing = read.value.snippet;
  if (tagsOf(standing) !== tagsOf(after)) return false;
  // Other tags came with the same call: then those prove it, whatever the words were before.
  const hasOldTags = tagsOf(before) === tagsOf(after);
  const words = { before: hasOldTags ? wordsOf(before) : undefined, after: wordsOf(after) };
  return showsEdit(wordsOf(standing), words);
}

function wordsOf({ title, description }: Words): string {
  return `${title}\n${description}`;
}

function tagsOf({ tags = [] }: Words): string {
  return tags.toSorted().join();
}

/** What the owner chose on YouTube itself, such as who may see it: an edit of ours leaves it as it is. */
async function readChoices(outside: Outside, { token }: Account, id: string) {
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
