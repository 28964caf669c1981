// The form of the demonstration's articles put together: with the product's editor of articles and its uploads.
import { useParams } from 'react-router';
import { ArticleDoor } from '../features/article/article-door.tsx';
import { ArticlePage } from '../features/demo/article-page.tsx';
import type { ArticleFormSlots } from '../features/demo/article-slots.ts';
import { ArticleUploads } from '../features/upload/article-uploads.tsx';
import { CoverBlock } from '../features/upload/cover-block.tsx';

const noRules: [] = [];
const noPictures: [] = [];
const nothing = () => undefined;
const post = 'demo article';

const slots: ArticleFormSlots = {
  renderEditor: (slot) => (
    <ArticleDoor
      {...slot}
      pictures={noPictures}
      renderUploads={(hears) => <ArticleUploads {...hears} rules={noRules} post={post} />}
    />
  ),
  renderPicture: ({ id, picture, onChange }) => (
    <CoverBlock
      {...{ id, onChange, post }}
      cover={picture}
      rules={noRules}
      onUnfinished={nothing}
      tools={null}
    />
  ),
};

export function CreateArticleRoute() {
  return <ArticlePage {...slots} id={null} />;
}

export function EditArticleRoute() {
  const { id = '' } = useParams();
  return <ArticlePage {...slots} key={id} id={Number(id)} />;
}
