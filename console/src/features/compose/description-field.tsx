// The words that only one channel shows beside the text, such as a summary, with their counter.
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { measured } from './channel-choices.ts';
import { FieldProblems } from './field-problems.tsx';
import { fieldId, gravest } from './place-problems.ts';
import { looks, stateOf } from './text-overflow.ts';
import { useNameIn } from '../../lib/use-name-in.ts';

export type DescriptionFieldProps = {
  readonly choice: ChannelChoice;
  readonly value: string;
  readonly problems: readonly Problem[];
  readonly onChange: (value: string) => void;
};

export function DescriptionField({ choice, value, problems, onChange }: DescriptionFieldProps) {
  const nameIn = useNameIn();
  const full = measured(value, choice);
  const id = fieldId('description');
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{nameIn(choice.name)}</label>
        {full && (
          <span className={looks[stateOf(full.length, full.limit)]}>
            {full.length} / {full.limit}
          </span>
        )}
      </div>
      <textarea
        id={id}
        className="cp-area"
        dir="auto"
        value={value}
        placeholder={choice.hint ? nameIn(choice.hint) : ''}
        aria-invalid={gravest(problems) === 'error'}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldProblems problems={problems} />
    </div>
  );
}
