// The form of an article: its bar, its fields, and what is said when it is published, kept as a draft, or lacks something.
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSaveArticle } from './api.ts';
import { ArticleBar } from './article-bar.tsx';
import {
  lacksToPublish,
  mayBeDraft,
  requiredFields,
  savedOf,
  type ArticleDraft,
  type Lack,
} from './article-draft.ts';
import { ArticleFormFields } from './article-form-fields.tsx';
import type { ArticleFormSlots } from './article-slots.ts';

export type ArticleFormProps = ArticleFormSlots & {
  readonly id: number | null;
  readonly begun: ArticleDraft;
  readonly heading: string;
};

/** In seconds (section 19). */
const publishedSeconds = 2;
const keptSeconds = 1;

export function ArticleForm({ id, begun, heading, ...slots }: ArticleFormProps) {
  const { t } = useTranslation();
  const { message, notification } = App.useApp();
  const [draft, setDraft] = useState(begun);
  const [lacks, setLacks] = useState<readonly Lack[]>([]);
  // A new one is made once; whatever is saved after that is the same article.
  const [savedId, setSavedId] = useState(id);
  const saving = useSaveArticle();
  const change = (changes: Partial<ArticleDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setLacks([]);
  };
  const sentenceOf = (lack: Lack): string => {
    const required = requiredFields.find((field) => field === lack);
    if (required !== undefined) return t('demo.form.needed', { field: required });
    return t(lack === 'source_uri' ? 'demo.form.badSource' : 'demo.form.longTitle');
  };
  const save = (status: 'published' | 'draft', tell: () => void) =>
    saving.mutate(
      { id: savedId, ...savedOf(draft, status) },
      {
        onSuccess: (article) => {
          setSavedId(article.id);
          setDraft((now) => ({ ...now, status }));
          tell();
        },
      },
    );
  const publish = () => {
    const found = lacksToPublish(draft);
    setLacks(found);
    const [first] = found;
    if (first !== undefined) return tell('error', sentenceOf(first));
    save('published', () =>
      notification.success({
        title: t('demo.success'),
        description: t('demo.form.published'),
        duration: publishedSeconds,
      }),
    );
  };
  const keep = () => {
    if (!mayBeDraft(draft)) return tell('warning', t('demo.form.incomplete'));
    save('draft', () => void message.success({ content: t('demo.form.kept'), duration: keptSeconds }));
  };
  return (
    <section aria-label={heading} className="dm-form">
      <h1 className="heading dm-form-heading">{heading}</h1>
      <ArticleBar {...{ draft, change }} isBusy={saving.isPending} onPublish={publish} onKeep={keep} />
      <ArticleFormFields
        {...{ draft, change, ...slots }}
        said={(lack) => (lacks.includes(lack) ? sentenceOf(lack) : undefined)}
      />
    </section>
  );
}
