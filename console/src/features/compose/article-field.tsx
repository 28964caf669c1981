// The text of a post as an article: its editor, how full it is, and the way back to plain words.
import { isBare } from '@herald/contract/article-parts.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import { articleOf } from '@herald/contract/formatted-text.ts';
import type { Post } from '@herald/contract/post.ts';
import { App, Button } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from './article-changes.ts';
import { blocksOf, type Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';
import { fieldId } from './place-problems.ts';
import type { FileSlots } from './slots.ts';
import { fullnessOf, looks } from './text-overflow.ts';
import type { Checks } from './use-checks.ts';

export type ArticleFieldProps = {
  readonly content: Composition;
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly checks: Checks;
  readonly slots: FileSlots;
  readonly change: (change: Change) => void;
  readonly onPlain: () => void;
};

export function ArticleField({ content, post, rules, checks, slots, change, onPlain }: ArticleFieldProps) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const shown = useDeferredValue(post);
  const counters = useMemo(() => fullnessOf(shown, rules), [shown, rules]);
  const text = useMemo(() => textOf(content), [content]);
  const pictures = useMemo(() => blocksOf(content, mediaTypes.image), [content]);
  const problems = checks.at('text');
  const leave = () => {
    const article = articleOf(content);
    // Plain blocks say the same: nothing is lost.
    if (!article || isBare(article)) return onPlain();
    modal.confirm({
      title: t('article.leave.title'),
      content: t('article.leave.lost'),
      okText: t('article.leave.yes'),
      cancelText: t('article.cancel'),
      onOk: onPlain,
    });
  };
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor={fieldId('text')}>{t('article.label')}</label>
        <div className="cp-counters">
          {counters.map((one) => (
            <span key={one.channelId} className={looks[one.state]}>
              {one.name} {one.length} / {one.limit}
            </span>
          ))}
        </div>
        <Button size="small" type="link" onClick={leave}>
          {t('article.switchOff')}
        </Button>
      </div>
      {slots.renderArticle({
        id: fieldId('text'),
        text,
        pictures,
        rules,
        isWrong: problems.length > 0,
        onChange: (fields, placed) => change({ kind: 'article', fields, pictures: placed }),
      })}
      <FieldProblems problems={problems} />
    </div>
  );
}
