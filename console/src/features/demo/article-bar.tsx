// The bar of an article, always in sight: comments, platforms, source, and the two ways to save; grey for a draft, blue for what is published.
import { demoPlatforms } from '@herald/contract/demo.ts';
import { Button, Checkbox, Input, Popover, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSource } from '@herald/contract/demo.ts';
import type { ArticleDraft } from './article-draft.ts';

export type ArticleBarProps = {
  readonly draft: ArticleDraft;
  readonly change: (changes: Partial<ArticleDraft>) => void;
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  readonly onKeep: () => void;
};

export function ArticleBar({ draft, change, isBusy, onPublish, onKeep }: ArticleBarProps) {
  const { t } = useTranslation();
  const { isCommentOff, platforms, source, status } = draft;
  const isBadSource = !isSource(source);
  return (
    <div className={status === 'published' ? 'dm-bar dm-bar-published' : 'dm-bar'}>
      <Drop label={t(isCommentOff ? 'demo.form.commentsOff' : 'demo.form.commentsOn')}>
        <Radio.Group
          vertical
          value={isCommentOff}
          options={[
            { value: true, label: t('demo.form.closeComments') },
            { value: false, label: t('demo.form.openComments') },
          ]}
          onChange={({ target }) => change({ isCommentOff: target.value === true })}
        />
      </Drop>
      <Drop label={t('demo.form.platforms', { number: platforms.length })}>
        <Checkbox.Group
          className="dm-choices"
          value={[...platforms]}
          options={demoPlatforms.map((value) => ({ value, label: value }))}
          onChange={(chosen) => change({ platforms: chosen })}
        />
      </Drop>
      <Drop label={t('demo.form.link')}>
        <Input
          aria-label={t('demo.form.source')}
          placeholder={t('demo.form.sourceHint')}
          value={source}
          status={isBadSource ? 'error' : ''}
          aria-invalid={isBadSource}
          onChange={({ target }) => change({ source: target.value.trim() })}
        />
        {isBadSource && (
          <p role="alert" className="dm-red">
            {t('demo.form.badSource')}
          </p>
        )}
      </Drop>
      <Button className="dm-green" loading={isBusy} onClick={onPublish}>
        {t('demo.deeds.publish')}
      </Button>
      <Button className="dm-orange" loading={isBusy} onClick={onKeep}>
        {t('demo.deeds.draft')}
      </Button>
    </div>
  );
}

/** Stays open while something in it is chosen. */
function Drop({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Popover trigger="click" placement="bottom" content={<div className="dm-drop">{children}</div>}>
      <Button aria-haspopup="dialog">{`${label} ▾`}</Button>
    </Popover>
  );
}
