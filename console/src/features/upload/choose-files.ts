// Which of the files somebody chose may go up: three at once, pictures only, each of a size and type we take.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { filesPerChoice, uploadTypes } from '@herald/contract/constants.ts';
import { checkUpload } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import { problem, type Problem } from '@herald/contract/problems.ts';

const generalPictures = ['png', 'jpeg', 'jpg', 'gif'];

export type Choice<F> = { readonly accepted: readonly F[]; readonly problems: readonly Problem[] };

/** C-52: what the chosen channels take beyond the general list. */
export function widenedTypes(rules: readonly ChannelRules[]): string[] {
  const known = new Set<string>(uploadTypes);
  return [...new Set(rules.flatMap((rule) => rule.images.types))].filter((type) => !known.has(type));
}

export function pictureTypes(widened: readonly string[]): string[] {
  return [...generalPictures, ...widened];
}

/** More than three at once are refused together, so nobody has to guess which three went up (R-VAL-019). */
export function chooseFiles<F extends { name: string; size: number }>(
  files: readonly F[],
  widened: readonly string[],
): Choice<F> {
  if (files.length > filesPerChoice)
    return {
      accepted: [],
      problems: [problem('files-too-many-at-once', 'images', { figures: { limit: filesPerChoice } })],
    };
  const problems = files.flatMap((file) => problemsOf(file, widened).map((one) => ({ file, one })));
  return {
    accepted: files.filter((file) => !problems.some((found) => found.file === file)),
    problems: problems.map(({ one }) => one),
  };
}

/** This block takes pictures; a film that would pass the general check is told what belongs here. */
function problemsOf(file: { name: string; size: number }, widened: readonly string[]): Problem[] {
  const general = checkUpload(file, widened);
  if (general.length > 0 || pictureTypes(widened).includes(endingOf(file.name))) return general;
  return [
    problem('upload-type', 'images', {
      figures: { name: file.name, types: pictureTypes(widened).join(' ') },
    }),
  ];
}
