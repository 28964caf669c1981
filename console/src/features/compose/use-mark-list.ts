// The hashtag or mention being written: what the newsroom used that begins so, led through by keys.
import { markEndpoints } from '@herald/contract/endpoints/marks.ts';
import { completionsOf, markBefore } from '@herald/contract/written-marks.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { call } from '../../lib/call.ts';
import { insertText } from './insert-text.ts';
import { isComposing } from '../../ui/is-composing.ts';

const shownAtMost = 8;

export type MarkList = {
  readonly sign: '#' | '@';
  readonly names: readonly string[];
  /** The place of the one Enter would take; -1 while none is chosen, so that Enter still ends a line. */
  readonly at: number;
  readonly choose: (name: string) => void;
};

type Asked = {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly mayMention: boolean;
};

/** `look` is called whenever the text or the caret has moved; `onKey` answers whether the list has taken the key. */
export function useMarkList({ area, mayMention }: Asked) {
  const [written, setWritten] = useState<ReturnType<typeof markBefore>>(null);
  const [at, setAt] = useState(-1);
  const known = useQuery({
    queryKey: ['written-marks'],
    queryFn: ({ signal }) => call(markEndpoints.listMarks, {}, { signal, mute: 'all' }),
    enabled: written !== null,
    staleTime: 300_000,
  });
  const isOffered = written !== null && (written.sign === '#' || mayMention);
  const all = (written?.sign === '@' ? known.data?.mentions : known.data?.hashtags) ?? [];
  const names = isOffered ? completionsOf(all, written.typed, shownAtMost) : [];
  const close = () => {
    setWritten(null);
    setAt(-1);
  };
  const choose = (name: string) => {
    const field = area.current;
    if (!field || !written) return;
    insertText(field, `${name} `, written.at + 1, written.at + 1 + written.typed.length);
    close();
    field.focus();
  };
  const list: MarkList | null =
    written !== null && names.length > 0 ? { sign: written.sign, names, at, choose } : null;
  return {
    list,
    close,
    look: () => {
      const field = area.current;
      if (!field) return;
      const now =
        field.selectionStart === field.selectionEnd ? markBefore(field.value, field.selectionEnd) : null;
      if (now?.typed !== written?.typed || now?.at !== written?.at) setAt(-1);
      setWritten(now);
    },
    onKey: (event: KeyboardEvent) => {
      // Keys that choose Chinese or Japanese letters are none of ours.
      if (!list || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const name = names[at];
      if (step !== 0) setAt((at + step + names.length + (at < 0 && step < 0 ? 1 : 0)) % names.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) choose(name);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
