// The fields of an article: title, author, time, importance, summary, text and picture; each says beside it what it lacks.
import { articleTitleLimit, importanceMax } from '@herald/contract/demo.ts';
import { Alert, DatePicker, Form, Input, Rate } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { ArticleDraft, Lack } from './article-draft.ts';
import type { ArticleFormSlots } from './article-slots.ts';
import { AuthorField } from './author-field.tsx';

export type ArticleFormFieldsProps = ArticleFormSlots & {
  readonly draft: ArticleDraft;
  readonly change: (changes: Partial<ArticleDraft>) => void;
  /** Undefined where nothing is amiss. */
  readonly said: (lack: Lack) => string | undefined;
};

const clock = 'YYYY-MM-DD HH:mm:ss';

export function ArticleFormFields({ draft, change, said, ...slots }: ArticleFormFieldsProps) {
  const { t } = useTranslation();
  const wrong = (sentence: string | undefined) =>
    sentence === undefined ? {} : ({ validateStatus: 'error', help: sentence } as const);
  const { displayTime } = draft;
  return (
    <Form layout="vertical" className="dm-fields">
      <Alert type="warning" showIcon title={t('demo.form.notKept')} />
      <Form.Item
        label={t('demo.columns.title')}
        htmlFor="article-title"
        required
        {...wrong(said('title') ?? said('title_long'))}
      >
        <Input
          id="article-title"
          value={draft.title}
          maxLength={articleTitleLimit}
          showCount
          onChange={({ target }) => change({ title: target.value })}
        />
      </Form.Item>
      <div className="dm-row">
        <AuthorField author={draft.author} onChange={(author) => change({ author })} />
        <Form.Item label={t('demo.form.time')} htmlFor="article-time">
          <DatePicker
            id="article-time"
            showTime
            format={clock}
            value={displayTime === null ? null : dayjs(displayTime)}
            onChange={(time) => change({ displayTime: time?.format(clock) ?? null })}
          />
        </Form.Item>
        <Form.Item label={t('demo.importance')}>
          <Rate
            count={importanceMax}
            value={draft.importance}
            aria-label={t('demo.importance')}
            onChange={(importance) => change({ importance })}
          />
        </Form.Item>
      </div>
      <Form.Item
        label={t('demo.form.summary')}
        htmlFor="article-summary"
        extra={t('demo.form.words', { number: draft.summary.length })}
      >
        <Input.TextArea
          id="article-summary"
          value={draft.summary}
          maxLength={2000}
          rows={3}
          placeholder={t('demo.form.summaryHint')}
          onChange={({ target }) => change({ summary: target.value })}
        />
      </Form.Item>
      <Form.Item label={t('demo.form.content')} required {...wrong(said('content'))}>
        {slots.renderEditor({
          id: 'article-content',
          text: draft.text,
          isWrong: said('content') !== undefined,
          onChange: (text) => change({ text }),
        })}
      </Form.Item>
      <Form.Item label={t('demo.form.picture')} required {...wrong(said('image_uri'))}>
        {slots.renderPicture({
          id: 'article-picture',
          picture: draft.picture,
          onChange: (picture) => change({ picture }),
        })}
        {draft.picture !== '' && (
          <div className="dm-previews">
            <img src={draft.picture} width={320} height={180} alt={t('demo.form.wide')} />
            <img src={draft.picture} width={200} height={200} alt={t('demo.form.square')} />
          </div>
        )}
      </Form.Item>
    </Form>
  );
}
