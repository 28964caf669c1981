// One line that only one channel shows, such as an author, with how full it is.
import { Input } from 'antd';
import { measured } from './channel-choices.ts';
import type { OptionFieldProps } from './option-field.tsx';
import { useNameIn } from '../../lib/use-name-in.ts';

export function WrittenField({ choice, id, value, isFixed, onChange }: OptionFieldProps) {
  const nameIn = useNameIn();
  const full = measured(value, choice);
  const isOver = full !== null && full.length > full.limit;
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{nameIn(choice.name)}</label>
        {full && value !== '' && (
          <span className={isOver ? 'cp-error' : 'cp-hint'}>
            {full.length} / {full.limit}
          </span>
        )}
      </div>
      <Input
        id={id}
        dir="auto"
        disabled={isFixed}
        value={value}
        status={isOver ? 'error' : ''}
        placeholder={choice.hint ? nameIn(choice.hint) : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
