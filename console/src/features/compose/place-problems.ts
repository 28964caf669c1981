// Where each problem is shown: at its field, on its channel's tab, and in the list of checks, gravest first.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { Problem, problem, type Field } from '@herald/contract/problems.ts';
import { z } from 'zod';
import { uploadFields, type Underway, type UploadField } from './use-underway.ts';

const weights: Record<Problem['severity'], number> = { error: 0, warning: 1, info: 2 };

function gravestFirst(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => weights[a.severity] - weights[b.severity]);
}

export function problemsAt(problems: readonly Problem[], field: Field): Problem[] {
  return problems.filter((one) => one.field === field && one.severity !== 'info');
}

/** How the field itself is marked: a warning stops nothing, and is not shown as if it did. */
export function gravest(problems: readonly Problem[]): '' | 'error' | 'warning' {
  const [first] = gravestFirst(problems.filter(({ severity }) => severity !== 'info'));
  return first?.severity === 'error' ? 'error' : first ? 'warning' : '';
}

/** Errors and warnings a channel has; those of every channel are counted at none. */
export function countsByChannel(problems: readonly Problem[]): ReadonlyMap<ChannelId, number> {
  const counts = new Map<ChannelId, number>();
  for (const { channelId, severity } of problems)
    if (channelId !== null && severity !== 'info') counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
  return counts;
}

/** What a refusal of the server says is wrong, if its details say so. */
export function problemsOf(details: unknown): Problem[] {
  const listed = z.union([
    z.array(Problem),
    z.object({ problems: z.array(Problem) }).transform((it) => it.problems),
  ]);
  return listed.safeParse(details).data ?? [];
}

/** The server's problems stand until the field they name is touched; what the browser sees too is said once. */
export function together(local: readonly Problem[], fromServer: readonly Problem[]): Problem[] {
  const key = (one: Problem) => `${one.code} ${one.field} ${one.channelId ?? ''}`;
  const known = new Set(local.map(key));
  return gravestFirst([...local, ...fromServer.filter((one) => !known.has(key(one)))]);
}

const shownAt: Readonly<Record<UploadField, Field>> = {
  images: 'images',
  video: 'video',
  cover: 'cover',
  conversion: 'video',
};

/** R-UPL-011: while something is still on its way up nothing is saved or sent; without what came too late it may be, knowingly. */
export function unfinishedUploads(underway: Underway): Problem[] {
  const [first] = uploadFields.filter((field) => underway[field].open > 0);
  if (first) return [problem('upload-unfinished', shownAt[first])];
  return uploadFields.flatMap((field) => {
    const { timedOut: count } = underway[field];
    const what = { figures: { count }, severity: 'warning' } as const;
    return count > 0 ? [problem('upload-left-out', shownAt[field], what)] : [];
  });
}

/** The element a click on a check goes to. */
export function fieldId(field: Field): string {
  return `compose-${field}`;
}
