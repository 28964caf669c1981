// On a narrow screen a list has no head to press: by what it is sorted is chosen here.
import { Select } from 'antd';
import { useMedia } from './use-media.ts';

export type SortChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
};

export function SortChoice({ label, value, options, onChoose }: SortChoiceProps) {
  const hasHead = useMedia('(min-width: 768px)');
  if (hasHead) return null;
  return (
    <Select
      aria-label={label}
      value={value}
      options={[...options]}
      popupMatchSelectWidth={false}
      style={{ minWidth: 130 }}
      onChange={onChoose}
    />
  );
}
