// Which of the files somebody chose may go up: of the kind a block takes, no more than fit, each of a size and type we take.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { checkVideoSize } from '@herald/contract/check-for-channel.ts';
import { filesPerChoice, uploadTypes } from '@herald/contract/constants.ts';
import { checkUpload } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import { problem, type Field, type Problem, type ProblemCode } from '@herald/contract/problems.ts';

/** What one block takes: file endings, how many at once, and what is said of more. */
export type Taken = {
  readonly field: Extract<Field, 'images' | 'video' | 'cover'>;
  readonly types: readonly string[];
  readonly atOnce: number;
  readonly tooMany: ProblemCode;
  /** Of the chosen channels, whose own limits hold before anything goes up. */
  readonly rules?: readonly ChannelRules[];
};

export type Choice<F> = { readonly accepted: readonly F[]; readonly problems: readonly Problem[] };

const generalPictures = ['png', 'jpeg', 'jpg', 'gif'];
const films = ['mp4', 'mov', 'webm'];

/** C-52: general types, and what the chosen channels take beyond them. */
export function picturesTaken(rules: readonly ChannelRules[]): Taken {
  const known = new Set<string>(uploadTypes);
  const widened = [...new Set(rules.flatMap((rule) => rule.images.types))].filter((type) => !known.has(type));
  return {
    field: 'images',
    types: [...generalPictures, ...widened],
    atOnce: filesPerChoice,
    tooMany: 'files-too-many-at-once',
  };
}

/** A channel's further kinds of film are none our store knows. What the specification limits is refused before it goes up (C-49). */
export function filmsTaken(room: number, rules: readonly ChannelRules[]): Taken {
  const limited = rules.filter(({ video }) => video?.sizes.some(({ by }) => by === 'specification'));
  return { field: 'video', types: films, atOnce: room, tooMany: 'video-second', rules: limited };
}

/** R-COMP-053: one. */
export const coverTaken: Taken = {
  field: 'cover',
  types: generalPictures,
  atOnce: 1,
  tooMany: 'cover-second',
};

/** What is pasted on the page goes to the block it is for. */
export function isFilm({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('video/') || films.includes(endingOf(name));
}

/** Too many at once are refused together, so nobody has to guess which of them went up (R-VAL-019). */
export function chooseFiles<F extends { name: string; size: number }>(
  files: readonly F[],
  taken: Taken,
): Choice<F> {
  if (files.length > taken.atOnce)
    return {
      accepted: [],
      problems: [problem(taken.tooMany, taken.field, { figures: { limit: taken.atOnce } })],
    };
  const problems = files.flatMap((file) => problemsOf(file, taken).map((one) => ({ file, one })));
  return {
    accepted: files.filter((file) => !problems.some((found) => found.file === file)),
    problems: problems.map(({ one }) => one),
  };
}

/** What would pass the general check is told what belongs into this block. */
function problemsOf(file: { name: string; size: number }, { field, types, rules = [] }: Taken): Problem[] {
  const ending = endingOf(file.name);
  const general = checkUpload(file, types);
  if (general.length > 0) return general;
  if (types.includes(ending))
    return rules.flatMap((rule) => checkVideoSize({ name: file.name, ending, sizeBytes: file.size }, rule));
  return [problem('upload-type', field, { figures: { name: file.name, types: types.join(' ') } })];
}
