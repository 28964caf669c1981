// One of an account's words in a form: what it is for stands below it, and that it is missing once somebody has left it empty.
import { Form, Input, type InputRef } from 'antd';
import { useState, type Ref } from 'react';

export type WordFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly missing: string;
  readonly value: string;
  readonly lettersAtMost: number;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<InputRef>;
};

export function WordField({ id, label, hint, missing, value, lettersAtMost, onChange, ref }: WordFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const isMissing = isTouched && value.trim() === '';
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required
      help={isMissing ? missing : hint}
      {...(isMissing ? { validateStatus: 'error' } : {})}
    >
      <Input
        id={id}
        {...(ref ? { ref } : {})}
        value={value}
        maxLength={lettersAtMost}
        onBlur={() => setTouched(true)}
        onChange={({ target }) => {
          setTouched(true);
          onChange(target.value);
        }}
      />
    </Form.Item>
  );
}
