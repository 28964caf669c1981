// The editor of an article: its menu, its words, the row for a link, and the dialog for pictures. Loaded only where it is opened.
import { editorHeight } from '@herald/contract/constants.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { Alert } from 'antd';
import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSlot } from '../../lib/article-slot.ts';
import { ArticleMenu } from './article-menu.tsx';
import './article.css';
import { LinkRow } from './link-row.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { Pasted } from './read-paste.ts';
import type { ArticleSlots } from './slots.ts';
import { useArticle } from './use-article.ts';

export type ArticleEditorProps = ArticleSlot & ArticleSlots;

export function ArticleEditor({ renderUploads, ...slot }: ArticleEditorProps) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);
  const [adding, setAdding] = useState<Pick<Pasted, 'files' | 'lost'> | null>(null);
  const [lost, setLost] = useState(0);
  const { editor, know } = useArticle(slot, (pasted) => {
    if (pasted.files.length > 0) setAdding(pasted);
    setLost(pasted.files.length > 0 ? 0 : pasted.lost);
  });
  const insert = (pictures: readonly MediaItem[]) => {
    setAdding(null);
    know(pictures);
    const nodes = pictures.map(({ url }) => ({ type: 'picture', attrs: { src: url } }));
    // Behind what is chosen; then one writes on behind the pictures, where need be on a line of its own.
    editor.chain().focus().insertContentAt(editor.state.selection.to, nodes).run();
    const { selection, doc } = editor.state;
    if (doc.resolve(selection.to).nodeAfter?.isTextblock) editor.commands.setTextSelection(selection.to + 1);
    else editor.commands.insertContentAt(selection.to, { type: 'paragraph' });
  };
  return (
    <div className={slot.isWrong ? 'ar-editor ar-editor-wrong' : 'ar-editor'}>
      <ArticleMenu
        editor={editor}
        onLink={() => setLinking(true)}
        onPictures={() => setAdding({ files: [], lost: 0 })}
      />
      {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
      {lost > 0 && (
        <Alert
          type="info"
          showIcon
          closable={{ onClose: () => setLost(0) }}
          title={t('article.pictures.lost', { count: lost })}
        />
      )}
      <EditorContent className="ar-page" style={{ height: editorHeight }} editor={editor} />
      {adding && (
        <PictureDialog
          renderUploads={renderUploads}
          first={adding.files}
          lost={adding.lost}
          onDone={insert}
          onCancel={() => setAdding(null)}
        />
      )}
    </div>
  );
}
