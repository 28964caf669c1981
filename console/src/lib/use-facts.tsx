// What every list of packages and of drafts tells of each: its title as a way to its detail, media, category, time of creation.
import { useTranslation } from 'react-i18next';
import { detailAddress, type DetailKind } from './detail-door.ts';
import { marksOf } from './media-marks.tsx';
import { TitleLink } from './title-link.tsx';
import { useSeededNames } from './use-seeded-names.ts';
import { wallClock, wallClockWithZone } from './wall-clock.ts';

export type Facts = {
  readonly id: string;
  readonly title: string;
  readonly mediaType: readonly number[];
  readonly category: string;
  readonly createTime: string;
};

export type FactsAsk<Row> = {
  readonly kind: DetailKind;
  readonly factsOf: (row: Row) => Facts;
  readonly titlePx: number;
  /** Null where a title opens nothing. */
  readonly onOpen: ((id: string) => void) | null;
};

/** A title as it is shown: what has none is called so. */
export function useTitleWords(): (title: string) => string {
  const { t } = useTranslation();
  return (title) => (title === '' ? t('list.untitled') : title);
}

export function useFacts<Row>({ kind, factsOf, titlePx, onOpen }: FactsAsk<Row>) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const wordsOf = useTitleWords();
  const titleOf = (row: Row) => wordsOf(factsOf(row).title);
  const linkOf = (row: Row) => {
    const { id } = factsOf(row);
    if (onOpen === null) return titleOf(row);
    return (
      <TitleLink to={detailAddress(kind, id)} onOpen={() => onOpen(id)}>
        {titleOf(row)}
      </TitleLink>
    );
  };
  return {
    heads: {
      title: t('list.title'),
      type: t('list.type'),
      category: t('list.category'),
      created: t('list.created'),
    },
    titlePx,
    titleOf,
    linkOf,
    iconsOf: (row: Row) => marksOf(t, factsOf(row).mediaType),
    categoryOf: (row: Row) => seeded(factsOf(row).category),
    createdOf: (row: Row) => {
      const { createTime } = factsOf(row);
      return { short: wallClock(createTime), long: wallClockWithZone(createTime) };
    },
  };
}
