// The editor and the composition as one: what is typed goes out as words and formatting, what comes from elsewhere goes in.
import { fieldsOf, formattingOf } from '@herald/contract/formatted-text.ts';
import { picturesOf } from '@herald/contract/article.ts';
import { articleOfWords } from '@herald/contract/article-words.ts';
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSlot } from '../../lib/article-slot.ts';
import { extensions } from './article-extensions.ts';
import { articleIn, docOf } from './article-json.ts';
import { readPaste, type Pasted } from './read-paste.ts';

export type ArticleOnDesk = {
  readonly editor: Editor;
  /** Pictures that may stand in the article from now on. */
  readonly know: (pictures: readonly MediaItem[]) => void;
};

export function useArticle(
  { id, text, pictures, isWrong, onChange }: ArticleSlot,
  onPictures: (pasted: Pasted) => void,
): ArticleOnDesk {
  const { t } = useTranslation();
  const known = useRef(new Map<string, MediaItem>());
  const know = (more: readonly MediaItem[]) => more.forEach((one) => known.current.set(one.url, one));
  /** What went out last: the same coming back is no news. */
  const told = useRef(JSON.stringify([text.content, text.dataContent]));
  const tell = useEffectEvent((editor: Editor) => {
    const article = articleIn(editor.getJSON());
    const fields = fieldsOf(article);
    told.current = JSON.stringify([fields.content, fields.dataContent]);
    onChange(
      fields,
      [...new Set(picturesOf(article))].flatMap((url) => known.current.get(url) ?? []),
    );
  });
  const take = useEffectEvent((transfer: DataTransfer | null): Pasted | null => {
    if (!transfer) return null;
    know(pictures);
    const own = new Set(known.current.keys());
    return readPaste({ files: [...transfer.files], html: transfer.getData('text/html'), own });
  });
  const place = useEffectEvent((editor: Editor | null, event: Event, pasted: Pasted | null, at?: number) => {
    if (!editor || !pasted) return false;
    // The page takes what is pasted beside the editor; this is not beside it.
    event.preventDefault();
    event.stopPropagation();
    const { content = [] } = docOf(pasted.article);
    const [only] = content;
    const isLine = content.length === 1 && only?.type === 'paragraph';
    if (pasted.article.length > 0)
      editor
        .chain()
        .focus()
        .insertContentAt(at ?? editor.state.selection, isLine ? (only.content ?? []) : content)
        .run();
    if (pasted.files.length > 0 || pasted.lost > 0) onPictures(pasted);
    return true;
  });
  const ref = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions,
    content: docOf(articleNow(text)),
    injectCSS: false,
    onUpdate: ({ editor: now }) => tell(now),
    editorProps: {
      handlePaste: (_, event) => place(ref.current, event, take(event.clipboardData)),
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return place(ref.current, event, take(event.dataTransfer), at);
      },
    },
  });
  ref.current = editor;
  useEffect(() => know(pictures), [pictures]);
  const label = t('article.label');
  useEffect(() => {
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-invalid': String(isWrong),
      dir: 'auto',
    };
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, id, label, isWrong]);
  useEffect(() => {
    const now = JSON.stringify([text.content, text.dataContent]);
    // Never into the middle of a word that is still being composed.
    if (now === told.current || editor.view.composing) return;
    told.current = now;
    editor.commands.setContent(docOf(articleNow(text)), { emitUpdate: false });
  }, [editor, text]);
  return { editor, know };
}

/** A plain text becomes paragraphs. */
function articleNow(text: Pick<MediaItem, 'content' | 'dataContent'>) {
  const block = { ...text, mediaType: mediaTypes.text, url: '', name: '', size: 0, md5: '' };
  return formattingOf(block) ?? articleOfWords(text.content);
}
