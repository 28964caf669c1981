// One choice among those a channel names.
import type { ChannelChoice } from '@herald/contract/channels.ts';
import { useNameIn } from './use-name-in.ts';

export type OptionFieldProps = {
  readonly choice: ChannelChoice;
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function OptionField({ choice, id, value, onChange }: OptionFieldProps) {
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
