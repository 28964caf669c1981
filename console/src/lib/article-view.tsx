// An article as its readers see it: built from its tree, so that nothing it holds is ever read as HTML by the browser.
import type { Article, Block, Inline, Marks } from '@herald/contract/article.ts';
import { Fragment, type ReactNode } from 'react';
import './article-view.css';

export type ArticleViewProps = {
  readonly article: Article;
  readonly altOf: (url: string) => string;
  /** Where a link stays plain words, it is shown as such. */
  readonly keepsLink: (address: string) => boolean;
};

export function ArticleView({ article, ...showing }: ArticleViewProps) {
  return article.map((block, index) => <BlockView key={index} block={block} {...showing} />);
}

type Showing = Omit<ArticleViewProps, 'article'>;

function BlockView({ block, ...showing }: Showing & { readonly block: Block }) {
  if (block.kind === 'picture')
    return <img className="article-picture" src={block.url} alt={showing.altOf(block.url)} />;
  if (block.kind === 'quote')
    return (
      <blockquote className="article-quote">
        <ArticleView article={block.blocks} {...showing} />
      </blockquote>
    );
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <ArticleView article={item} {...showing} />
          </li>
        ))}
      </List>
    );
  }
  const Line = block.heading === null ? 'p' : block.heading === 2 ? 'h4' : 'h5';
  return (
    <Line
      className="article-line"
      dir="auto"
      style={block.align === 'left' ? {} : { textAlign: block.align }}
    >
      {block.inlines.length === 0 ? (
        <br />
      ) : (
        block.inlines.map((one, index) => <InlineView key={index} one={one} {...showing} />)
      )}
    </Line>
  );
}

function InlineView({ one, keepsLink }: Showing & { readonly one: Inline }) {
  if (one.kind === 'break') return <br />;
  const words = marked(one.text, one.marks);
  const { link } = one.marks;
  if (link === null || !keepsLink(link)) return words;
  return (
    <a href={link} target="_blank" rel="noreferrer noopener">
      {words}
    </a>
  );
}

function marked(text: string, { bold, italic, underline, strike, colour }: Marks): ReactNode {
  let words: ReactNode = text;
  if (strike) words = <s>{words}</s>;
  if (underline) words = <u>{words}</u>;
  if (italic) words = <em>{words}</em>;
  if (bold) words = <strong>{words}</strong>;
  return colour === null ? <Fragment>{words}</Fragment> : <span style={{ color: colour }}>{words}</span>;
}
