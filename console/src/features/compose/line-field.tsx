// A field of one line with its counter: the title.
import type { Field, Problem } from '@herald/contract/problems.ts';
import { Input } from 'antd';
import { FieldProblems } from './field-problems.tsx';
import { fieldId, gravest } from './place-problems.ts';

export type LineFieldProps = {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  readonly problems: readonly Problem[];
  readonly onChange: (value: string) => void;
};

export function LineField({ field, label, value, limit, problems, onChange }: LineFieldProps) {
  const length = [...value.trim()].length;
  const id = fieldId(field);
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={id}>{label}</label>
        <span className={length > limit ? 'cp-error' : length >= limit * 0.9 ? 'cp-warning' : 'cp-hint'}>
          {length} / {limit}
        </span>
      </div>
      <Input
        id={id}
        value={value}
        status={gravest(problems)}
        aria-invalid={gravest(problems) === 'error'}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldProblems problems={problems} />
    </div>
  );
}
