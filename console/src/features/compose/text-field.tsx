// The text with a counter for each chosen channel; what no longer fits is marked in the text itself.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiList } from './emoji-list.tsx';
import { FieldProblems } from './field-problems.tsx';
import { insertText } from './insert-text.ts';
import { MarkOptions } from './mark-options.tsx';
import { fieldId } from './place-problems.ts';
import { fullnessOf, looks } from './text-overflow.ts';
import { useMarkList } from './use-mark-list.ts';

export type TextFieldProps = {
  readonly index: number;
  readonly value: string;
  /** Null where another field tells how full the text is. */
  readonly post: Post | null;
  /** Where it stops fitting; null where all of it fits. */
  readonly overflowAt: number | null;
  readonly rules: readonly ChannelRules[];
  readonly problems: readonly Problem[];
  /** The text is wrong as a whole, whichever field tells of it. */
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
};

export function TextField(props: TextFieldProps) {
  const { index, value, post, overflowAt, rules, problems, onChange } = props;
  const { isWrong = problems.length > 0 } = props;
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (words: string) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    insertText(area.current, words, selectionStart, selectionEnd);
  };
  const mentioning = rules.filter((rule) => rule.text.mentions && rule.text.sent).map(({ name }) => name);
  const { list, look, onKey, close } = useMarkList({ area, mayMention: mentioning.length > 0 });
  const shown = useDeferredValue(post);
  const counters = useMemo(() => (shown ? fullnessOf(shown, rules) : []), [shown, rules]);
  const id = index === 0 ? fieldId('text') : `${fieldId('text')}-${index}`;
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{t('compose.fields.text')}</label>
        {shown && (
          <div className="cp-counters">
            {counters.map((one) => (
              <span key={one.channelId} className={looks[one.state]}>
                {one.name} {one.length} / {one.limit}
              </span>
            ))}
          </div>
        )}
      </div>
      <div className={isWrong ? 'cp-text cp-text-wrong' : 'cp-text'}>
        <div className="cp-text-shadow" aria-hidden="true">
          {overflowAt !== null ? (
            <>
              {value.slice(0, overflowAt)}
              <mark>{value.slice(overflowAt)}</mark>
            </>
          ) : (
            value
          )}
          {'\n\u200b'}
        </div>
        <textarea
          id={id}
          ref={area}
          dir="auto"
          value={value}
          aria-invalid={isWrong}
          {...(list
            ? {
                'aria-autocomplete': 'list',
                'aria-controls': `${id}-marks`,
              }
            : {})}
          onChange={(event) => {
            onChange(event.target.value);
            look();
          }}
          onSelect={look}
          onKeyDown={onKey}
          onBlur={close}
        />
      </div>
      {list && <MarkOptions id={`${id}-marks`} {...{ list, mentioning }} />}
      <EmojiList onChoose={insert} onLeave={() => area.current?.focus()} />
      {index === 0 && <FieldProblems problems={problems} />}
    </div>
  );
}
