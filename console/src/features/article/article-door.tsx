// The way to the editor: nothing of it is loaded before somebody writes an article.
import { editorHeight } from '@herald/contract/constants.ts';
import { Spin } from 'antd';
import { lazy, Suspense } from 'react';
import type { ArticleEditorProps } from './article-editor.tsx';

const Editor = lazy(() =>
  import('./article-editor.tsx').then(({ ArticleEditor }) => ({ default: ArticleEditor })),
);

export function ArticleDoor(props: ArticleEditorProps) {
  return (
    <Suspense fallback={<Spin style={{ display: 'block', height: editorHeight }} />}>
      <Editor {...props} />
    </Suspense>
  );
}
