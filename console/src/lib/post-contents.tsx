// What a saved post holds, to be looked at: its facts, and the blocks of its body one after the other.
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { Descriptions, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

export type PostContentsProps = {
  /** Those without a text are left out. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly cover: string;
  readonly media: readonly MediaItem[];
};

const whole = { maxWidth: '100%', maxHeight: 320 } as const;

export function PostContents({ facts, cover, media }: PostContentsProps) {
  const { t } = useTranslation();
  const known = facts.filter(({ text }) => text !== '');
  return (
    <Flex vertical gap={12}>
      <Descriptions
        column={1}
        size="small"
        items={known.map(({ name, text }) => ({ key: name, label: name, children: text }))}
      />
      {cover !== '' && <img src={cover} alt={t('list.cover')} style={whole} />}
      {media.map((item, at) => (
        <Block key={at} item={item} />
      ))}
    </Flex>
  );
}

function Block({ item }: { readonly item: MediaItem }) {
  const { mediaType, content, url, name, dataContent } = item;
  const title = name === '' ? url : name;
  if (mediaType === mediaTypes.text)
    return <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</div>;
  if (mediaType === mediaTypes.link) return <Address address={url === '' ? content : url} />;
  if (mediaType === mediaTypes.image)
    return <img src={url} alt={dataContent === '' ? title : dataContent} style={whole} />;
  if (mediaType === mediaTypes.audio)
    return (
      <audio src={url} controls preload="metadata" aria-label={title} style={{ maxWidth: '100%' }}>
        <track kind="captions" />
      </audio>
    );
  return (
    <video src={url} controls preload="metadata" aria-label={title} style={whole}>
      <track kind="captions" />
    </video>
  );
}

/** A text that is no address of the web is shown, and leads nowhere. */
function Address({ address }: { readonly address: string }) {
  const shown = <span style={{ overflowWrap: 'anywhere' }}>{address}</span>;
  if (!/^https?:\/\//i.test(address)) return shown;
  return (
    <a href={address} target="_blank" rel="noreferrer noopener">
      {shown}
    </a>
  );
}
