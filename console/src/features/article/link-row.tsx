// The address the chosen words lead to: given, changed or taken away.
import { webAddress } from '@herald/contract/article-marks.ts';
import type { Editor } from '@tiptap/core';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../ui/is-composing.ts';

export type LinkRowProps = { readonly editor: Editor; readonly onDone: () => void };

export function LinkRow({ editor, onDone }: LinkRowProps) {
  const { t } = useTranslation();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const leave = () => {
    onDone();
    editor.commands.focus();
  };
  const set = () => {
    const href = webAddress(address);
    if (href === null) return setWrong(true);
    const step = editor.chain().focus().extendMarkRange('link');
    // Nothing chosen: the address itself is what is read.
    if (editor.state.selection.empty && before === '')
      step.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else step.setLink({ href }).run();
    leave();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    leave();
  };
  return (
    <form
      className="ar-link"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <Input
        ref={input}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && leave()}
        size="small"
        type="url"
        value={address}
        placeholder="https://mp.weixin.qq.com/s/…"
        aria-label={t('article.link.address')}
        aria-invalid={isWrong}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button size="small" type="primary" htmlType="submit">
        {t('article.link.set')}
      </Button>
      {before !== '' && (
        <Button size="small" onClick={remove}>
          {t('article.link.remove')}
        </Button>
      )}
      <Button size="small" onClick={leave}>
        {t('article.cancel')}
      </Button>
      {isWrong && (
        <p className="ar-wrong" role="alert">
          {t('article.link.wrong')}
        </p>
      )}
    </form>
  );
}
