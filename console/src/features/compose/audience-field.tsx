// Whom a post is for: everybody, or readers of an age on and of some places, as the channel's rules have it (R-ENT-026).
import { audienceAges, audiences } from '@herald/contract/audience.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { useTranslation } from 'react-i18next';
import { nobodyExcluded, type Audience } from './audience-choice.ts';
import { RegionPicker } from './region-picker.tsx';

export type AudienceFieldProps = {
  readonly channelId: ChannelId;
  /** Null: everybody. */
  readonly value: Audience | null;
  /** It is published, and no edit sends this. */
  readonly isFixed: boolean;
  readonly onChange: (value: Audience | null) => void;
};

export function AudienceField({ channelId, value, isFixed, onChange }: AudienceFieldProps) {
  const { t } = useTranslation();
  const id = `compose-${channelId}-audience`;
  const ages = [...new Set([...(value?.age == null ? [] : [value.age]), ...audienceAges])];
  const choices = [
    { of: audiences.everybody, label: t('compose.audience.everybody'), chosen: null },
    { of: audiences.some, label: t('compose.audience.some'), chosen: nobodyExcluded },
  ];
  const isOpen = value !== null && value.age === null && value.places.length === 0;
  return (
    <div className="cp-field">
      <fieldset className="cp-audience" disabled={isFixed}>
        <legend>{t('compose.audience.title')}</legend>
        {choices.map(({ of, label, chosen }) => (
          <label key={of}>
            <input
              type="radio"
              name={id}
              value={of}
              checked={(value === null) === (chosen === null)}
              onChange={() => onChange(chosen)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {value !== null && (
        <div className="cp-readers">
          <div className="cp-field">
            <div className="cp-field-head">
              <label htmlFor={`${id}-age`}>{t('compose.audience.age')}</label>
            </div>
            <select
              id={`${id}-age`}
              disabled={isFixed}
              value={value.age ?? ''}
              onChange={({ target }) => onChange({ ...value, age: Number(target.value) || null })}
            >
              <option value="">{t('compose.audience.everyAge')}</option>
              {ages
                .toSorted((a, b) => a - b)
                .map((age) => (
                  <option key={age} value={age}>
                    {age}+
                  </option>
                ))}
            </select>
          </div>
          <RegionPicker
            {...{ channelId, isFixed }}
            id={`${id}-places`}
            places={value.places}
            onChange={(places) => onChange({ ...value, places })}
          />
          {isOpen && <p className="cp-hint">{t('compose.audience.nobodyExcluded')}</p>}
        </div>
      )}
      {isFixed && <p className="cp-hint">{t('compose.choice.fixed')}</p>}
    </div>
  );
}
