// Places to limit a post to: searched for where the platform knows them, chosen by mouse or keys, kept as tags.
import type { Region } from '@herald/contract/regions.ts';
import { Select } from 'antd';
import { useRef, useState } from 'react';
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

/** Keys are the platform's, and of one kind each. */
const nameOf = ({ type, key }: Region) => `${type} ${key}`;

export function RegionPicker({ id, channelId, places, isFixed, onChange }: RegionPickerProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOfPlace();
  const [words, setWords] = useState('');
  const isComposing = useRef(false);
  const search = useRegionSearch(channelId, words);
  const found = search.found ?? [];
  const optionOf = (place: Region) => ({ value: nameOf(place), label: labelOf(place) });
  const choose = (value: string) => {
    const place = found.find((one) => nameOf(one) === value);
    if (place) onChange([...places, place]);
    setWords('');
  };
  const empty = search.isSearching ? t('compose.audience.searching') : t('compose.audience.none');
  return (
    <div
      className="cp-field"
      // What an input method has not finished yet is not asked for.
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={({ target }) => {
        isComposing.current = false;
        if (target instanceof HTMLInputElement) setWords(target.value);
      }}
    >
      <div className="cp-field-head">
        <label htmlFor={id}>{t('compose.audience.places')}</label>
      </div>
      <Select
        id={id}
        mode="multiple"
        labelInValue
        className="cp-places"
        disabled={isFixed}
        value={places.map(optionOf)}
        options={found.map(optionOf)}
        placeholder={t('compose.audience.search')}
        notFoundContent={words.trim() === '' ? null : empty}
        showSearch={{
          filterOption: false,
          autoClearSearchValue: true,
          onSearch: (typed) => isComposing.current || setWords(typed),
        }}
        onSelect={({ value }) => choose(value)}
        onDeselect={({ value }) => onChange(places.filter((one) => nameOf(one) !== value))}
      />
      {search.error !== null && !search.isSearching && (
        <LoadAgain error={search.error} onRetry={search.retry} />
      )}
    </div>
  );
}
