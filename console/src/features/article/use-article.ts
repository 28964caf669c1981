// The editor and the composition as one: what is typed goes out as words and formatting, what comes from elsewhere goes in.
import { fieldsOf, formattingOf } from '@herald/contract/formatted-text.ts';
import { picturesOf, type Article } from '@herald/contract/article.ts';
import { articleOfWords } from '@herald/contract/article-words.ts';
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
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
  const told = useRef(saying(text));
  const tell = (article: Article) => {
    const fields = fieldsOf(article);
    told.current = saying(fields);
    onChange(
      fields,
      [...new Set(picturesOf(article))].flatMap((url) => known.current.get(url) ?? []),
    );
  };
  /** At the place where it was dropped, or where the words are chosen. */
  const take = (transfer: DataTransfer | null, event: Event, at: number | null): boolean => {
    know(pictures);
    const own = new Set(known.current.keys());
    const html = transfer?.getData('text/html') ?? '';
    const pasted = readPaste({ files: [...(transfer?.files ?? [])], html, own });
    if (!pasted) return false;
    // The page takes what is pasted beside the editor; this is not beside it.
    event.preventDefault();
    event.stopPropagation();
    const { content = [] } = docOf(pasted.article);
    const [only] = content;
    const words = content.length === 1 && only?.type === 'paragraph' ? (only.content ?? []) : content;
    const place = at ?? editor.state.selection;
    if (pasted.article.length > 0) editor.chain().focus().insertContentAt(place, words).run();
    if (pasted.files.length > 0 || pasted.lost > 0) onPictures(pasted);
    return true;
  };
  const editor: Editor = useEditor({
    extensions,
    content: docOf(articleNow(text)),
    injectCSS: false,
    onUpdate: ({ editor: now }) => tell(articleIn(now.getJSON())),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('article.label'),
        'aria-invalid': String(isWrong),
        dir: 'auto',
      },
      // Before the editor's own way, which lets the browser parse what it is given.
      handleDOMEvents: {
        paste: (_, event) => take(event.clipboardData, event, null),
        drop: (view, event) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
          return view.dragging === null && take(event.dataTransfer, event, at);
        },
      },
    },
  });
  useEffect(() => {
    for (const one of pictures) known.current.set(one.url, one);
  }, [pictures]);
  useEffect(() => {
    const now = saying(text);
    // Never into the middle of a word that is still being composed.
    if (now === told.current || editor.view.composing) return;
    told.current = now;
    editor.commands.setContent(docOf(articleNow(text)), { emitUpdate: false });
  }, [editor, text]);
  return { editor, know };
}

function saying({ content, dataContent }: ArticleSlot['text']): string {
  return JSON.stringify([content, dataContent]);
}

/** A plain text becomes paragraphs. */
function articleNow(text: Pick<MediaItem, 'content' | 'dataContent'>) {
  const block = { ...text, mediaType: mediaTypes.text, url: '', name: '', size: 0, md5: '' };
  return formattingOf(block) ?? articleOfWords(text.content);
}
