// The articles of a message, each by its title in their order; nothing for a post of its own.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { titlesOf } from './titles-of.ts';

export function ArticleTitles({
  item,
}: {
  readonly item: Pick<HistoryItem, 'title' | 'articles' | 'articlesGone'>;
}) {
  const { t } = useTranslation();
  if (item.articles.length < 2) return null;
  return (
    <div>
      {t('history.articles')}
      <ol style={{ margin: '4px 0 0', paddingInlineStart: 24, overflowWrap: 'anywhere' }}>
        {titlesOf(item, t('list.untitled')).map((title, place) => (
          <li key={`${place} ${title}`} dir="auto">
            {item.articlesGone.includes(place) ? (
              <>
                <del>{title}</del> ({t('history.articleGone')})
              </>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
