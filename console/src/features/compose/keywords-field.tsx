// Keywords, one tag each; a comma or Enter ends one, and what is still being typed counts already, so that no save misses it (R-COMP-020).
import { keywordsLimit } from '@herald/contract/constants.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Input, Tag } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldProblems } from './field-problems.tsx';
import { cutTyped, finishedIn, keywordLine } from './keyword-list.ts';
import { fieldId, gravest } from './place-problems.ts';
import { looks, stateOf } from './text-overflow.ts';
import { isComposing } from '../../ui/is-composing.ts';

export type KeywordsFieldProps = {
  /** Comma separated. */
  readonly value: string;
  readonly hint: string;
  readonly problems: readonly Problem[];
  readonly onChange: (value: string) => void;
};

export function KeywordsField({ value, hint, problems, onChange }: KeywordsFieldProps) {
  const { t } = useTranslation();
  const [typing, setTyping] = useState('');
  const words = finishedIn(value, typing);
  // Emptied or replaced from elsewhere: then nobody is typing any more.
  const typed =
    keywordLine([...words, typing.trim()].filter((word) => word !== '')) ===
    keywordLine(finishedIn(value, ''))
      ? typing
      : '';
  const length = [...value.trim()].length;
  const id = fieldId('keywords');
  const put = (list: readonly string[], rest: string) => {
    setTyping(rest);
    onChange(keywordLine([...list, rest.trim()].filter((word) => word !== '')));
  };
  const type = (text: string, isUnfinished: boolean) => {
    // An input method may still change what looks like a separator.
    if (isUnfinished) return put(words, text);
    const { whole, rest } = cutTyped(text);
    return put([...words, ...whole], rest);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && typed.trim() !== '') put([...words, typed.trim()], '');
    if (event.key === 'Backspace' && typed === '' && words.length > 0) put(words.slice(0, -1), '');
  };
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{t('compose.fields.keywords')}</label>
        <span className={looks[stateOf(length, keywordsLimit)]}>
          {length} / {keywordsLimit}
        </span>
      </div>
      {words.length > 0 && (
        <div className="cp-tags cp-chosen">
          {words.map((word) => (
            <Tag
              key={word}
              closable={{ 'aria-label': t('compose.fields.removeKeyword', { word }) }}
              onClose={(event) => {
                event.preventDefault();
                put(
                  words.filter((one) => one !== word),
                  typed,
                );
              }}
            >
              {word}
            </Tag>
          ))}
        </div>
      )}
      <Input
        id={id}
        dir="auto"
        value={typed}
        placeholder={hint}
        status={gravest(problems)}
        aria-invalid={gravest(problems) === 'error'}
        onChange={({ target, nativeEvent }) =>
          type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onKeyDown={press}
        onBlur={() => typed !== '' && put([...words, typed.trim()], '')}
      />
      <FieldProblems problems={problems} />
    </div>
  );
}
