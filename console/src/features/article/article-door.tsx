// The way to the editor: nothing of it is loaded before somebody writes an article.
import { editorHeight } from '@herald/contract/constants.ts';
import { Spin } from 'antd';
import { later } from '../../ui/later.tsx';
import type { ArticleEditorProps } from './article-editor.tsx';

const Editor = later(
  () => import('./article-editor.tsx').then(({ ArticleEditor }) => ({ default: ArticleEditor })),
  <Spin style={{ display: 'block', height: editorHeight }} />,
);

export function ArticleDoor(props: ArticleEditorProps) {
  return <Editor {...props} />;
}
