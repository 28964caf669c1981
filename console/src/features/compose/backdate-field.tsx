// The earlier date that a post may carry where its platform takes one, in the one zone of the platform (C-46, C-96); all channels share it.
import { readBackdate, writeBackdate } from '@herald/contract/backdate.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformZone, serverNow } from '../../lib/clock.ts';
import { correctBackdate, useEdition } from '../../lib/edition.ts';
import { fieldTextOf, pubTimeOf, readFieldText } from '../../lib/lead-rule.ts';
import { tell } from '../../lib/notices.ts';
import { useNameIn } from '../../lib/use-name-in.ts';

const sameDate = {
  published: 'compose.choice.sameDate.published',
  recorded: 'compose.choice.sameDate.recorded',
} as const satisfies Record<NonNullable<ChannelRules['backdates']>['as'], string>;

export type BackdateFieldProps = {
  readonly id: string;
  readonly rule: NonNullable<ChannelRules['backdates']>;
  /** Channels that make something else of the same date. */
  readonly shared: readonly ChannelRules[];
  /** As it travels; empty for none. */
  readonly value: string;
  /** It is published, and no edit sends this. */
  readonly isFixed: boolean;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
};

export function BackdateField({ id, rule, shared, value, isFixed, isWrong, onChange }: BackdateFieldProps) {
  const { t } = useTranslation();
  const nameIn = useNameIn();
  const zone = platformZone();
  const earlier = readBackdate(value);
  const edition = useEdition();
  const choose = (text: string) => {
    const chosen = readFieldText(text, zone);
    onChange(chosen === null ? '' : writeBackdate(new Date(chosen)));
  };
  /** When the field is left, as a time that is typed passes through others. */
  const settle = () => {
    if (!earlier) return;
    const { instant, told } = correctBackdate(edition, earlier.getTime(), serverNow());
    if (told === null) return;
    onChange(writeBackdate(new Date(instant)));
    tell('warning', `${t('compose.timeBeyond')} (${pubTimeOf(instant, zone)} ${zone})`);
  };
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{nameIn(rule.name)}</label>
        <span className="cp-hint">{zone}</span>
      </div>
      <span className="cp-time">
        <input
          id={id}
          type="datetime-local"
          step={1}
          disabled={isFixed}
          value={earlier ? fieldTextOf(earlier.getTime(), zone) : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-because`}
          onChange={(event) => choose(event.target.value)}
          onBlur={settle}
        />
        {value !== '' && !isFixed && (
          <Button size="small" onClick={() => onChange('')}>
            {t('compose.choice.backdateNone')}
          </Button>
        )}
      </span>
      <p id={`${id}-because`} className="cp-hint">
        {isFixed ? t('compose.choice.fixed') : nameIn(rule.hint)}
        {shared.map(({ channelId, name, backdates }) => (
          <span key={channelId}>
            <br />
            {backdates && t(sameDate[backdates.as], { channel: name })}
          </span>
        ))}
      </p>
    </div>
  );
}
