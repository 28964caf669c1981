// The body as it was written: its texts, pictures, films, sounds and links in their order.
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { useTranslation } from 'react-i18next';

export function BodyBlocks({ media }: { readonly media: readonly MediaItem[] }) {
  const { t } = useTranslation();
  const shown = media.filter(({ content, url }) => content.trim() !== '' || url !== '');
  return (
    <section className="dt-body" aria-label={t('detail.body')}>
      <h2 className="subheading">{t('detail.body')}</h2>
      {shown.length === 0 && <p className="aside">{t('detail.none')}</p>}
      {shown.map((block, index) => (
        <Block key={`${index} ${block.url}`} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { readonly block: MediaItem }) {
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
