// The emojis the server lists, beside the text: a press puts one where the caret stands. Loaded when it is opened.
import { Button } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmojis } from './api.ts';
import { LoadAgain } from './load-again.tsx';

export type EmojiListProps = {
  readonly onChoose: (emoji: string) => void;
  /** Closed by a key: back to the text. */
  readonly onLeave: () => void;
};

export function EmojiList({ onChoose, onLeave }: EmojiListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className="cp-emojis"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        onLeave();
      }}
    >
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true">😀</span> {t('compose.emoji.open')}
      </Button>
      {isOpen && <Emojis id={id} onChoose={onChoose} />}
    </div>
  );
}

function Emojis({ id, onChoose }: Pick<EmojiListProps, 'onChoose'> & { readonly id: string }) {
  const { t } = useTranslation();
  const { data = [], error, refetch } = useEmojis();
  const [active, setActive] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  // One stop for Tab; the arrows go on from there.
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 }[event.key];
    if (step === undefined || data.length === 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(active + step, 0), data.length - 1);
    setActive(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  if (error !== null) return <LoadAgain id={id} error={error} onRetry={() => void refetch()} />;
  return (
    <div
      id={id}
      ref={group}
      role="group"
      aria-label={t('compose.emoji.list')}
      className="cp-emoji-list"
      onKeyDown={press}
    >
      {data.map(({ id: emoji, name }, index) => (
        <button
          key={emoji}
          type="button"
          tabIndex={index === active ? 0 : -1}
          onClick={() => {
            setActive(index);
            onChoose(emoji);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
