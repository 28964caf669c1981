// The way out of a list in which nothing matches: everything it is narrowed by is taken back at once.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from './list-address.ts';

export type EverythingButtonProps = {
  readonly address: Pick<ListAddress, 'filter'>;
  /** In the address. */
  readonly names: readonly string[];
};

export function EverythingButton({ address, names }: EverythingButtonProps) {
  const { t } = useTranslation();
  return (
    <Button onClick={() => address.filter(Object.fromEntries(names.map((name) => [name, ''])))}>
      {t('list.everything')}
    </Button>
  );
}
