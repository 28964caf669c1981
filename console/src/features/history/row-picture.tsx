// The page of a publication as it was last seen, small, in its row; it leads to all of them (R-HIST-009).
import type { PagePicture } from '@herald/contract/pictures.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wallClock } from '../../lib/wall-clock.ts';
import './pictures.css';

export type RowPictureProps = { readonly picture: PagePicture | undefined; readonly to: string };

export function RowPicture({ picture, to }: RowPictureProps) {
  const { t } = useTranslation();
  if (picture === undefined) return null;
  const at = picture.takenAt === null ? '' : wallClock(picture.takenAt);
  const name = picture.source === 'read-back' ? 'history.pictures.rowDrawn' : 'history.pictures.row';
  return (
    <Link to={to} className="row-picture">
      <img src={picture.smallUrl} alt={t(name, { at })} title={t(name, { at })} loading="lazy" />
    </Link>
  );
}
