// The cover among the fields: offered for the channels that would show it, and taken back where none may (R-FB-005).
import { isThumbnailOpen } from '@herald/contract/check-cover.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { mediaTypes, type Composition, type MediaItem } from '@herald/contract/content.ts';
import { postOf } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { useCallback, useState } from 'react';
import { blocksOf, type Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';
import { fieldId, problemsAt } from './place-problems.ts';
import type { FileSlots } from './slots.ts';
import { thumbnailRefusals } from './thumbnail-refusals.ts';
import type { Checks } from './use-checks.ts';
import type { UploadField } from './use-underway.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export type CoverFieldProps = {
  readonly content: Composition;
  readonly rules: readonly ChannelRules[];
  readonly checks: Checks;
  readonly slots: Pick<FileSlots, 'renderCover' | 'renderMaterials'>;
  readonly change: (change: Change) => void;
  readonly onUnfinished: (field: UploadField, left: Unarrived) => void;
};

type TakenBack = { readonly link: string | null; readonly problems: readonly Problem[] };

export function CoverField({ content, rules, checks, slots, change, onUnfinished }: CoverFieldProps) {
  const [takenBack, setTakenBack] = useState<TakenBack | null>(null);
  const told = useCallback((left: Unarrived) => onUnfinished('cover', left), [onUnfinished]);
  const composed = postOf(content);
  const { link } = composed;
  const onChange = (value: string) => {
    const post = postOf({ ...content, cover: value });
    const problems = thumbnailRefusals(post, rules);
    setTakenBack(problems.length > 0 ? { link: post.link, problems } : null);
    if (problems.length === 0) change({ kind: 'cover', value });
    return problems.length === 0;
  };
  const onAdd = ({ url }: MediaItem) => onChange(url);
  // Another link is another question.
  const said = takenBack?.link === link ? takenBack.problems : checks.at('cover');
  return (
    <div>
      {slots.renderCover({
        id: fieldId('cover'),
        cover: content.cover,
        video: blocksOf(content, mediaTypes.video)[0] ?? null,
        composed,
        problems: problemsAt(checks.problems, 'cover'),
        rules: rules.filter((rule) => isThumbnailOpen(link, rule)),
        onChange,
        onUnfinished: told,
      })}
      <div style={{ marginTop: 8 }}>{slots.renderMaterials({ for: 'cover', onAdd })}</div>
      <FieldProblems problems={said} />
    </div>
  );
}
