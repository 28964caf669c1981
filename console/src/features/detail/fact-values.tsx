// Single facts as they are read: tags, a picture, an earlier date in the platform's zone, who wrote it.
import type { Composition } from '@herald/contract/content.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { earlierDate } from '../../lib/earlier-date.ts';

/** Nothing for none. */
export function tagsOf(words: readonly string[]): ReactNode {
  const shown = words.map((word) => word.trim()).filter((word) => word !== '');
  if (shown.length === 0) return null;
  return (
    <span className="dt-tags">
      {shown.map((word, index) => (
        <Tag key={`${index} ${word}`}>{word}</Tag>
      ))}
    </span>
  );
}

export function keywordsOf({ keywords }: Composition): readonly string[] {
  return keywords.split(/[,，、;；]/);
}

export function coverOf({ cover }: Composition, name: string): ReactNode {
  return cover === '' ? null : <img className="dt-cover" src={cover} alt={name} />;
}

export function backdateOf({ backdatedTime }: Composition): string {
  return earlierDate(backdatedTime ?? '');
}

/** Whom an article names as its author; without one, its editor. */
export function authorOf({ extendAttributes, editor }: Composition): string {
  const named = extendAttributes.find(({ itemName }) => itemName === 'author')?.value.trim() ?? '';
  return named === '' ? editor : named;
}
