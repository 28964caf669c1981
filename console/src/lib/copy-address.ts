// Where the composer opens what a draft, a package or a template says, as a new item of its own.
import type { DetailKind } from './detail-door.ts';

/** `template` is one of the newsroom's templates. */
export type Copied = { readonly of: DetailKind | 'template'; readonly id: string };

const composer = '/api/content/publish/pubContent';
const field = 'copy';

export function copyAddress({ of, id }: Copied): string {
  return `${composer}?${new URLSearchParams({ [field]: `${of}:${id}` }).toString()}`;
}

/** Null where the address names none. */
export function copiedIn(search: URLSearchParams): Copied | null {
  const [of = '', id = ''] = search.get(field)?.split(':') ?? [];
  const known = kinds.find((kind) => kind === of);
  return known === undefined || id === '' ? null : { of: known, id };
}
const kinds = ['draft', 'package', 'template'] as const;
