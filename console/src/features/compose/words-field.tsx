// The text of a post: plain for every channel, or an article with formatting where the channel's readers get one.
import { mediaTypes } from '@herald/contract/content.ts';
import { articleOf } from '@herald/contract/formatted-text.ts';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleField, type ArticleFieldProps } from './article-field.tsx';
import { blocksOf } from './composition.ts';
import { TextField } from './text-field.tsx';

export type WordsFieldProps = Omit<ArticleFieldProps, 'onPlain'>;

export function WordsField({ content, post, rules, checks, slots, change }: WordsFieldProps) {
  const { t } = useTranslation();
  const texts = blocksOf(content, mediaTypes.text);
  const isFormatted = useMemo(() => articleOf(content) !== null, [content]);
  const [isWanted, setWanted] = useState(false);
  const takesArticles = rules.some(({ article }) => article !== undefined);
  // One that was opened without accounts is shown as it was written.
  const isShown = (takesArticles && (isWanted || isFormatted)) || (rules.length === 0 && isFormatted);
  if (isShown)
    return (
      <ArticleField
        {...{ content, post, rules, checks, slots, change }}
        onPlain={() => {
          setWanted(false);
          change({ kind: 'article-dropped' });
        }}
      />
    );
  return (
    <>
      {texts.map((block, index) => (
        <TextField
          key={index}
          {...{ index, post, rules }}
          isOnly={texts.length === 1}
          value={block.content}
          problems={checks.at('text')}
          onChange={(value) => change({ kind: 'text', index, value })}
        />
      ))}
      {isFormatted && <p className="cp-hint">{t('article.keptFor')}</p>}
      {takesArticles && (
        <Button className="cp-to-article" size="small" onClick={() => setWanted(true)}>
          {t('article.switchOn')}
        </Button>
      )}
    </>
  );
}
