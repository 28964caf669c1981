// The body as it was written: its texts, pictures, films, sounds and links in their order.
import { picturesOf } from '@herald/contract/article.ts';
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { formattingOf } from '@herald/contract/formatted-text.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '../../lib/article-view.tsx';

export function BodyBlocks({ media }: { readonly media: readonly MediaItem[] }) {
  const { t } = useTranslation();
  const placed = useMemo(
    () => new Set(media.flatMap((item) => picturesOf(formattingOf(item) ?? []))),
    [media],
  );
  const isElsewhere = ({ mediaType, url }: MediaItem) => mediaType === mediaTypes.image && placed.has(url);
  const shown = media.filter((item) => (item.content.trim() !== '' || item.url !== '') && !isElsewhere(item));
  const altOf = (address: string) => media.find(({ url }) => url === address)?.dataContent ?? '';
  return (
    <section className="dt-body" aria-label={t('detail.body')}>
      <h2 className="subheading">{t('detail.body')}</h2>
      {shown.length === 0 && <p className="aside">{t('detail.none')}</p>}
      {shown.map((block, index) => (
        <Block key={`${index} ${block.url}`} block={block} altOf={altOf} />
      ))}
    </section>
  );
}

type BlockProps = { readonly block: MediaItem; readonly altOf: (url: string) => string };

function Block({ block, altOf }: BlockProps) {
  const { mediaType, content, url, name, dataContent } = block;
  const called = dataContent === '' ? name : dataContent;
  if (mediaType === mediaTypes.image)
    return (
      <figure>
        <img src={url} alt={called} />
        {dataContent !== '' && (
          <figcaption className="aside" dir="auto">
            {dataContent}
          </figcaption>
        )}
      </figure>
    );
  if (mediaType === mediaTypes.video)
    return (
      <video src={url} controls preload="metadata" aria-label={called}>
        <track kind="captions" />
      </video>
    );
  if (mediaType === mediaTypes.audio)
    return (
      <audio src={url} controls preload="metadata" aria-label={called}>
        <track kind="captions" />
      </audio>
    );
  if (mediaType === mediaTypes.link) return <LinkBlock address={(url || content).trim()} />;
  const article = formattingOf(block);
  if (article)
    return (
      <div className="dt-article">
        <ArticleView article={article} altOf={altOf} keepsLink={() => true} />
      </div>
    );
  return (
    <p className="dt-text" dir="auto">
      {content}
    </p>
  );
}

/** Only what leads to a web page is one to click. */
function LinkBlock({ address }: { readonly address: string }) {
  if (!/^https?:\/\//i.test(address)) return <p className="dt-text">{address}</p>;
  return (
    <p className="dt-text">
      <a href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>
    </p>
  );
}
