// One channel's area: each of its fields is the shared one, greyed, until it is customised; then it is written here, and can go back.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { titleLimit, titleLimitWithWechat } from '@herald/contract/constants.ts';
import type { Composition } from '@herald/contract/content.ts';
import { contentFor, ownWordsOf, type OwnField } from '@herald/contract/own-words.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import { EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Change } from './composition.ts';
import { LineField } from './line-field.tsx';
import { TextField } from './text-field.tsx';
import { overflowStarts } from './text-overflow.ts';
import type { Checks } from './use-checks.ts';

export type OwnWordsAreaProps = {
  readonly rule: ChannelRules;
  readonly content: Composition;
  /** What the others say. */
  readonly post: Post;
  readonly checks: Checks;
  readonly change: (change: Change) => void;
};

export function OwnWordsArea({ rule, content, post, checks, change }: OwnWordsAreaProps) {
  const { t } = useTranslation();
  const { channelId, name } = rule;
  const own = ownWordsOf(content, channelId);
  const said = useMemo(
    () => postOf(contentFor(content, channelId, rule.text.ownDescription)),
    [content, channelId, rule],
  );
  const [overflowAt = null] = useMemo(
    () => overflowStarts([own.text ?? ''], said, [rule]),
    [own.text, said, rule],
  );
  const problemsAt = (field: OwnField) => checks.at(field).filter((one) => one.channelId === channelId);
  const write = (field: OwnField, value: string | null) =>
    change({ kind: 'own-words', channelId, field, value });
  const partOf = (field: OwnField, shared: string, written: (words: string) => ReactNode) => (
    <OwnPart
      label={t(`compose.fields.${field}`)}
      shared={shared}
      isOwn={own[field] !== undefined}
      onCustomise={() => write(field, shared)}
      onRevert={() => write(field, null)}
    >
      {written(own[field] ?? '')}
    </OwnPart>
  );
  return (
    <section aria-label={t('compose.own.area', { channel: name })}>
      {rule.title &&
        partOf('title', post.title, (words) => (
          <LineField
            field="title"
            label={t('compose.fields.title')}
            value={words}
            limit={channelId === 17 ? titleLimitWithWechat : titleLimit}
            problems={problemsAt('title')}
            onChange={(value) => write('title', value)}
          />
        ))}
      {partOf('text', post.text, (words) => (
        <TextField
          index={0}
          value={words}
          post={said}
          overflowAt={overflowAt}
          rules={[rule]}
          problems={problemsAt('text')}
          onChange={(value) => write('text', value)}
        />
      ))}
      <p className="cp-hint cp-own-told">{t('compose.own.rest')}</p>
    </section>
  );
}

type OwnPartProps = {
  readonly label: string;
  readonly shared: string;
  readonly isOwn: boolean;
  readonly onCustomise: () => void;
  readonly onRevert: () => void;
  readonly children: ReactNode;
};

/** The button that was pressed goes: the keys follow to what stands in its place. */
function OwnPart({ label, shared, isOwn, onCustomise, onRevert, children }: OwnPartProps) {
  const { t } = useTranslation();
  const part = useRef<HTMLDivElement>(null);
  const goTo = (next: string, deed: () => void) => {
    flushSync(deed);
    part.current?.querySelector<HTMLElement>(next)?.focus();
  };
  if (isOwn)
    return (
      <div className="cp-own" ref={part}>
        {children}
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          onClick={() => goTo('.cp-field-head button', onRevert)}
        >
          {t('compose.own.revert', { field: label })}
        </Button>
      </div>
    );
  return (
    <div className="cp-own" ref={part}>
      <div className="cp-field-head">
        <strong>{label}</strong>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          onClick={() => goTo('input, textarea', onCustomise)}
        >
          {t('compose.own.customise', { field: label })}
        </Button>
      </div>
      <p className="cp-own-shared" dir="auto">
        {shared}
      </p>
      <p className="cp-hint">{t('compose.own.isShared')}</p>
    </div>
  );
}
