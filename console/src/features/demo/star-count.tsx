// How important an article is, as that many stars; one that was not rated says so (C-93).
import { StarFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

export function StarCount({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return <span className="aside">{t('demo.unrated')}</span>;
  return (
    <span className="dm-stars">
      <span className="dm-hidden">{t('demo.stars', { count })}</span>
      {Array.from({ length: count }, (_, at) => (
        <StarFilled key={at} aria-hidden />
      ))}
    </span>
  );
}
