// What is known of the item: titles, editor, category, topic, tags, keywords, description, thumbnail and times.
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { FactList } from './fact-list.tsx';
import { backdateOf, coverOf, keywordsOf, tagsOf } from './fact-values.tsx';
import type { Detail } from './shown-detail.ts';

export function MainFacts({ content, createTime }: Pick<Detail, 'content' | 'createTime'>) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  return (
    <FactList
      facts={[
        { key: 'title', label: t('list.title'), value: content.title },
        { key: 'enTitle', label: t('detail.enTitle'), value: content.enTitle },
        { key: 'editor', label: t('detail.editor'), value: content.editor },
        { key: 'category', label: t('list.category'), value: seeded(content.channel) },
        { key: 'topic', label: t('detail.topic'), value: seeded(content.specialTopic) },
        { key: 'tags', label: t('detail.tags'), value: tagsOf(content.tagNames) },
        { key: 'keywords', label: t('compose.fields.keywords'), value: tagsOf(keywordsOf(content)) },
        { key: 'description', label: t('detail.description'), value: content.description },
        { key: 'thumbnail', label: t('detail.thumbnail'), value: coverOf(content, t('detail.thumbnail')) },
        {
          key: 'created',
          label: t('list.created'),
          value: createTime === '' ? '' : wallClockWithZone(createTime),
        },
        { key: 'backdate', label: t('detail.backdate'), value: backdateOf(content) },
      ]}
    />
  );
}
