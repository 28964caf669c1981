// One choice among those a channel names; what cannot be chosen stays in sight, with the reason.
import type { ChannelChoice } from '@herald/contract/channels.ts';
import { useTranslation } from 'react-i18next';
import { useNameIn } from '../../lib/use-name-in.ts';

export type OptionFieldProps = {
  readonly choice: ChannelChoice;
  readonly id: string;
  readonly value: string;
  /** It is published, and no edit sends this. */
  readonly isFixed: boolean;
  /** Among the accounts is a page or a group. */
  readonly goesToPage: boolean;
  readonly onChange: (value: string) => void;
};

export function OptionField({ choice, id, value, isFixed, goesToPage, onChange }: OptionFieldProps) {
  const { t } = useTranslation();
  const nameIn = useNameIn();
  const { name, hint, options = [], preset = '' } = choice;
  const shown = value || preset;
  const isKnown = options.some((option) => option.value === shown);
  const closed = (notFor: string | undefined) => goesToPage && notFor === 'pages';
  const isNarrowed = options.some(({ notFor }) => closed(notFor));
  const narrowed = isNarrowed ? (hint ? nameIn(hint) : t('compose.choice.notForPages')) : null;
  const because = isFixed ? t('compose.choice.fixed') : narrowed;
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{nameIn(name)}</label>
      </div>
      <select
        id={id}
        value={shown}
        disabled={isFixed}
        aria-describedby={because === null ? undefined : `${id}-because`}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isKnown && (
          <option value={shown} disabled>
            {t('compose.choice.unknown', { value: shown })}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={closed(option.notFor)}>
            {nameIn(option.name)}
          </option>
        ))}
      </select>
      {because !== null && (
        <p id={`${id}-because`} className="cp-hint">
          {because}
        </p>
      )}
    </div>
  );
}
