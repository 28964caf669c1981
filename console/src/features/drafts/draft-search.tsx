// What drafts are looked for by: words of the title and days; it counts once the button is pressed, or Enter.
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../lib/day-range.tsx';
import { everything, type Wanted } from './api.ts';

export type DraftSearchProps = {
  readonly asked: Wanted;
  /** Also when nothing has changed: then the list is asked for anew. */
  readonly onSearch: (wanted: Wanted) => void;
};

const isSame = (one: Wanted, other: Wanted) =>
  one.title === other.title && one.from === other.from && one.until === other.until;

export function DraftSearch({ asked, onSearch }: DraftSearchProps) {
  const { t } = useTranslation();
  const [before, setBefore] = useState(asked);
  const [wanted, setWanted] = useState(asked);
  // The way back has brought another search.
  if (!isSame(before, asked)) {
    setBefore(asked);
    setWanted(asked);
  }
  const clear = () => {
    setWanted(everything);
    onSearch(everything);
  };
  return (
    <Flex
      component="search"
      wrap
      gap={8}
      align="center"
      aria-label={t('list.search')}
      style={{ flex: '1 1 640px', minWidth: 0 }}
    >
      <Input
        aria-label={t('list.titleSearch')}
        placeholder={t('list.titleSearch')}
        value={wanted.title}
        maxLength={200}
        allowClear
        style={{ flex: '0 1 260px', minWidth: 180 }}
        onChange={({ target }) => setWanted({ ...wanted, title: target.value })}
        onPressEnter={() => onSearch({ ...wanted, title: wanted.title.trim() })}
      />
      <DayRange
        from={wanted.from}
        until={wanted.until}
        onChange={(days) => setWanted({ ...wanted, ...days })}
      />
      <Button type="primary" onClick={() => onSearch({ ...wanted, title: wanted.title.trim() })}>
        {t('list.search')}
      </Button>
      <Button onClick={clear}>{t('list.clear')}</Button>
    </Flex>
  );
}
