// A search field that searches on Enter, on its button, and when it is cleared.
import { Input } from 'antd';
import { useState } from 'react';

export type SearchBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [before, setBefore] = useState(value);
  const [text, setText] = useState(value);
  if (before !== value) {
    setBefore(value);
    setText(value);
  }
  return (
    <Input.Search
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={200}
      allowClear
      style={{ flex: '0 1 300px', minWidth: 180 }}
      onChange={(event) => setText(event.target.value)}
      onSearch={(wanted) => onSearch(wanted.trim())}
    />
  );
}
