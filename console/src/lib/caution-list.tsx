// What is to be minded before something goes out, one notice each.
import { Alert } from 'antd';
import type { Caution } from './cautions.ts';

export function CautionList({ cautions }: { readonly cautions: readonly Caution[] }) {
  return cautions.map(({ type, sentence }) => (
    <Alert key={sentence} type={type} showIcon title={sentence} style={{ marginBottom: 8 }} />
  ));
}
