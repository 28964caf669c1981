// One text among the blocks. The first tells how full all of them are; the others are drawn anew only when they are written in.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { memo, useCallback } from 'react';
import type { Change } from './composition.ts';
import { TextField } from './text-field.tsx';

export type TextPartProps = {
  readonly index: number;
  readonly value: string;
  /** Of the first. */
  readonly post: Post | null;
  readonly overflowAt: number | null;
  readonly rules: readonly ChannelRules[];
  readonly problems: readonly Problem[];
  readonly isWrong: boolean;
  readonly change: (change: Change) => void;
};

export const TextPart = memo(function TextPart({ change, index, ...field }: TextPartProps) {
  const onChange = useCallback((value: string) => change({ kind: 'text', index, value }), [change, index]);
  return <TextField {...field} index={index} onChange={onChange} />;
});
