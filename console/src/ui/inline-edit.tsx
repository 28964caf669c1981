// A text that is edited where it stands: Enter saves, Escape leaves it as it was, and so does an empty one that must not be.
import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import './inline-edit.css';
import { isComposing } from './is-composing.ts';

export type InlineEditProps = {
  /** What is edited, for who does not see where it stands; of the button and of the field. */
  readonly edit: string;
  readonly label: string;
  readonly value: string;
  /** Shown where there is none yet. */
  readonly placeholder: string;
  readonly limit: number;
  readonly mayBeEmpty: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Rejects where it was not saved; the field then stays open. */
  readonly onSave: (text: string) => Promise<unknown>;
};

export function InlineEdit(props: InlineEditProps) {
  const { edit, value, placeholder, isOpen, onOpen } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Unless somebody led the focus elsewhere, which ends it as well.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      pencil.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Field {...props} />;
  return (
    <span className="inline-edit">
      <span className={value === '' ? 'inline-edit-none' : 'inline-edit-text'} title={value}>
        {value === '' ? placeholder : value}
      </span>
      <Button
        ref={pencil}
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={edit}
        onClick={() => onOpen(true)}
      />
    </span>
  );
}

function Field({ label, value, placeholder, limit, mayBeEmpty, onOpen, onSave }: InlineEditProps) {
  const [text, setText] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Taking the field away blurs it: what was left, or saved, is not saved by that.
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const close = () => {
    isOver.current = true;
    onOpen(false);
  };
  const save = async () => {
    const wanted = text.trim();
    if (isSaving || isOver.current) return;
    if (wanted === value || (wanted === '' && !mayBeEmpty)) return close();
    setSaving(true);
    const isSaved = await onSave(wanted).then(
      () => true,
      () => false,
    );
    setSaving(false);
    if (isSaved) close();
  };
  return (
    <Input
      ref={(input) => {
        field.current = input?.input ?? null;
      }}
      size="small"
      value={text}
      maxLength={limit}
      placeholder={placeholder}
      aria-label={label}
      readOnly={isSaving}
      aria-busy={isSaving}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        event.stopPropagation();
        // Enter that ends the choosing of Chinese or Japanese letters saves nothing.
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') close();
      }}
    />
  );
}
