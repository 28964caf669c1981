// What stands in the place of a list in which nothing matches: that it is so, and the way back to all of it.
import { Button } from 'antd';
import i18next from 'i18next';
import type { ListAddress } from './list-address.ts';

/** `names` are those in the address that narrow the list: all are taken back at once. */
export function nothingMatches(
  text: string,
  { filter }: Pick<ListAddress, 'filter'>,
  names: readonly string[],
) {
  const all = () => filter(Object.fromEntries(names.map((name) => [name, ''])));
  return { text, action: <Button onClick={all}>{i18next.t('list.everything')}</Button> };
}
