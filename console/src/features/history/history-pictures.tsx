// What the page of a publication looked like when it went live and later: proof with time and hash (R-HIST-009).
import type { PictureMoment } from '@herald/contract/pictures.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { CameraOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { useKeptPictures } from './api.ts';
import { KeptPicture } from './kept-picture.tsx';
import { linkOf } from './link-of.ts';
import './pictures.css';

const words = {
  live: 'history.pictures.live',
  hour: 'history.pictures.hour',
  day: 'history.pictures.day',
} as const satisfies Record<PictureMoment, string>;
const shotAddress = (channel: string, url: string) =>
  `/screenShort?${new URLSearchParams({ channel, url }).toString()}`;

export function HistoryPictures({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const kept = useKeptPictures(item.opp_id);
  // Its own page would show us an error: nobody but its owner sees it.
  const link = item.ownerOnly ? null : linkOf(item);
  const pictures = kept.data?.items.toReversed();
  return (
    <section aria-label={t('history.pictures.title')} aria-busy={kept.isFetching}>
      <h2 className="subheading">{t('history.pictures.title')}</h2>
      {link !== null && (
        <Link to={shotAddress(item.channelName, link)} target="_blank" className="picture-now">
          {t('history.pictures.now')} <CameraOutlined aria-hidden />
        </Link>
      )}
      {kept.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {kept.isError && !pictures && (
        <Alert
          type="error"
          showIcon
          title={sentenceOf(kept.error)}
          action={<Button onClick={() => void kept.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {pictures?.length === 0 && <p style={{ margin: 0 }}>{t('history.pictures.none')}</p>}
      {pictures && pictures.length > 0 && (
        <ul className="picture-grid">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <KeptPicture picture={picture} name={t(words[picture.moment])} link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
