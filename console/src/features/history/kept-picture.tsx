// One picture of a page: when it was taken, what the page answered, its hash, and what keeps it from being the post itself.
import type { PagePicture } from '@herald/contract/pictures.ts';
import { Image, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClockWithZone } from '../../lib/wall-clock.ts';

const shownOfHash = 12;

/** `link`: where the post is said to be. */
type Props = { readonly picture: PagePicture; readonly name: string; readonly link: string | null };

export function KeptPicture({ picture, name, link }: Props) {
  const { t } = useTranslation();
  const { state, takenAt, dueAt, because, sha256, status, source } = picture;
  const at = wallClockWithZone(takenAt ?? dueAt);
  const doubt = doubtOf(picture);
  return (
    <>
      {state === 'kept' ? (
        <Image
          src={picture.smallUrl}
          alt={`${name}, ${at}`}
          preview={{ src: picture.pictureUrl }}
          loading="lazy"
          rootClassName={source === 'read-back' ? 'picture-drawn' : ''}
        />
      ) : (
        <div className="picture-empty">
          {because !== '' && <span>{because}</span>}
          {state === 'waiting' && (
            <span>{t(because === '' ? 'history.pictures.waiting' : 'history.pictures.again', { at })}</span>
          )}
        </div>
      )}
      <strong>{name}</strong>
      {state === 'kept' && (
        <>
          <div className="aside">{at}</div>
          {status !== null && <div className="aside">{t('history.pictures.answered', { status })}</div>}
          <div className="aside" title={sha256}>
            SHA-256 {sha256.slice(0, shownOfHash)}…
          </div>
          {doubt !== null && <Tag color="gold">{t(doubt)}</Tag>}
          {because !== '' && <div className="aside">{because}</div>}
          {doubt !== null && source === 'page' && picture.pageUrl !== link && (
            <div className="aside">{t('history.pictures.ledTo', { address: picture.pageUrl })}</div>
          )}
        </>
      )}
    </>
  );
}

/** What keeps a picture from being the post as strangers see it; null where nothing does. */
function doubtOf({ source, because, isUnsure }: PagePicture) {
  if (source === 'read-back') return 'history.pictures.drawn';
  if (isUnsure) return 'history.pictures.unsure';
  return because === '' ? null : 'history.pictures.doubted';
}
