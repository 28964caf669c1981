// What only single channels ask for, each channel under its name; which fields these are comes with the catalogue.
import type { ChannelChoice, ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import { chosenIn } from './channel-choices.ts';
import type { Change } from './composition.ts';
import { DescriptionField } from './description-field.tsx';
import type { Checks } from './use-checks.ts';
import { useNameIn } from './use-name-in.ts';

export type ChannelFieldsProps = {
  readonly content: Composition;
  readonly rules: readonly ChannelRules[];
  readonly checks: Checks;
  readonly change: (change: Change) => void;
};

export function ChannelFields({ content, rules, checks, change }: ChannelFieldsProps) {
  return rules.map((rule) => {
    const choices = (rule.choices ?? []).filter(({ at }) => at !== 'keywords');
    if (choices.length === 0) return null;
    return (
      <fieldset key={rule.channelId} className="cp-channel-fields">
        <legend>{rule.name}</legend>
        {choices.map((choice) =>
          choice.at === 'description' ? (
            <DescriptionField
              key={choice.at}
              choice={choice}
              value={content.description}
              problems={checks.at('description')}
              onChange={(value) => change({ kind: 'description', value })}
            />
          ) : (
            <OptionField
              key={`${choice.at} ${choice.attribute}`}
              choice={choice}
              id={`compose-${rule.channelId}-${choice.attribute ?? choice.at}`}
              value={chosenIn(content, rule, choice)}
              onChange={(value) => change(chosen(rule, choice, value))}
            />
          ),
        )}
      </fieldset>
    );
  });
}

function chosen({ channelId }: ChannelRules, { at, attribute = '' }: ChannelChoice, value: string): Change {
  return at === 'class' ? { kind: 'class', channelId, value } : { kind: 'attribute', name: attribute, value };
}

type OptionFieldProps = {
  readonly choice: ChannelChoice;
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function OptionField({ choice, id, value, onChange }: OptionFieldProps) {
  const nameIn = useNameIn();
  const { name, options = [], preset = '' } = choice;
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{nameIn(name)}</label>
      </div>
      <select id={id} value={value || preset} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {nameIn(option.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
