// Choose the content a list asks for: whose it is, and what words, type, category and days say of it.
import type { ContentQuery } from '@herald/contract/content-lists.ts';
import { trashKeptMs } from '@herald/contract/trash.ts';
import type { Actor } from '../../context.ts';
import { chooseRange } from '../publishing/choose-range.ts';
import type { PackageSearch, Whose } from './store/package-lists.ts';

export type ContentScope = 'person' | 'department' | 'all';

export function chooseContent(
  actor: Actor,
  of: ContentScope,
  asked: ContentQuery & { withFiles?: boolean },
  zone: string,
): { whose: Whose; search: PackageSearch } {
  const whose: Record<ContentScope, Whose> = {
    person: { ownerId: actor.personId },
    department: { departmentId: actor.departmentId },
    all: 'all',
  };
  return {
    whose: whose[of],
    search: {
      keyWord: asked.keyWord.trim(),
      mediaType: asked.contentFileType,
      category: asked.channel ?? '',
      withFiles: asked.withFiles ?? false,
      isDeleted: asked.state === 'deleted',
      keptMs: trashKeptMs,
      ...chooseRange({ start: asked.createStartDate, end: asked.createEndDate, zone }),
    },
  };
}
