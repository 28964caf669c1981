// Places to limit a post to: searched for where the platform knows them, chosen by mouse or keys, kept as tags.
import type { Region } from '@herald/contract/regions.ts';
import { Tag } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadAgain } from './load-again.tsx';
import { useLabelOfPlace } from './use-label-of-place.ts';
import { useRegionSearch } from './use-region-search.ts';

export type RegionPickerProps = {
  readonly id: string;
  readonly channelId: number;
  readonly places: readonly Region[];
  readonly isFixed: boolean;
  readonly onChange: (places: readonly Region[]) => void;
};

const isSame = (one: Region, other: Region) => one.type === other.type && one.key === other.key;

export function RegionPicker({ id, channelId, places, isFixed, onChange }: RegionPickerProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOfPlace();
  const [typed, setTyped] = useState('');
  // What an input method has not finished yet is not asked for.
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const search = useRegionSearch(channelId, words);
  const offered = (search.found ?? []).filter((one) => !places.some((place) => isSame(one, place)));
  const isOpen = offered.length > 0;
  const type = (value: string, isComposing: boolean) => {
    setTyped(value);
    setActive(0);
    if (!isComposing) setWords(value);
  };
  const choose = (place: Region | undefined) => {
    if (!place) return;
    onChange([...places, place]);
    type('', false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || typed === '') return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((active + 1) % Math.max(offered.length, 1)),
      ArrowUp: () => setActive((active - 1 + offered.length) % Math.max(offered.length, 1)),
      Enter: () => choose(offered[active]),
      Escape: () => type('', false),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const found = search.isSearching
    ? t('compose.audience.searching')
    : t('compose.audience.found', { count: offered.length });
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{t('compose.audience.places')}</label>
      </div>
      {places.length > 0 && (
        <div className="cp-tags cp-chosen">
          {places.map((place) => (
            <Tag
              key={`${place.type} ${place.key}`}
              closable={
                isFixed ? false : { 'aria-label': t('compose.audience.remove', { place: labelOf(place) }) }
              }
              onClose={(event) => {
                event.preventDefault();
                onChange(places.filter((one) => one !== place));
              }}
            >
              {labelOf(place)}
            </Tag>
          ))}
        </div>
      )}
      <div className="cp-combobox">
        <input
          id={id}
          role="combobox"
          type="text"
          dir="auto"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
          disabled={isFixed}
          value={typed}
          placeholder={t('compose.audience.search')}
          onChange={({ target, nativeEvent }) =>
            type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onKeyDown={press}
        />
        {isOpen && (
          <ul id={`${id}-list`} role="listbox" aria-label={t('compose.audience.places')}>
            {offered.map((place, index) => (
              <li
                key={`${place.type} ${place.key}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                // Keys stay with the input (aria-activedescendant); so does the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
              >
                {labelOf(place)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {search.error !== null && !search.isSearching ? (
        <LoadAgain error={search.error} onRetry={search.retry} />
      ) : (
        <p className="cp-hint" aria-live="polite">
          {words.trim() === '' ? '' : found}
        </p>
      )}
    </div>
  );
}
