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
  const leave = () => {
    setOpen(false);
    onLeave();
  };
  return (
    <div className="cp-emojis">
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && isOpen && leave()}
      >
        <span aria-hidden="true">😀</span> {t('compose.emoji.open')}
      </Button>
      {isOpen && <Emojis id={id} onChoose={onChoose} onLeave={leave} />}
    </div>
  );
}

const columns = 8;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

function Emojis({ id, onChoose, onLeave }: EmojiListProps & { readonly id: string }) {
  const { t } = useTranslation();
  const { data = [], error, refetch } = useEmojis();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);
  // One stop for Tab; the arrows go on from there.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(active + step, 0), data.length - 1);
    setActive(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  if (error !== null) return <LoadAgain id={id} error={error} onRetry={() => void refetch()} />;
  return (
    <fieldset id={id} ref={list} aria-label={t('compose.emoji.list')} className="cp-emoji-list">
      {data.map(({ id: emoji, name }, index) => (
        <button
          key={emoji}
          type="button"
          tabIndex={index === active ? 0 : -1}
          onKeyDown={press}
          onClick={() => {
            setActive(index);
            onChoose(emoji);
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
