// The place of a video or picture that a channel cannot do without, while there is none.
import { useTranslation } from 'react-i18next';

export function NothingYet({ kind }: { readonly kind: 'video' | 'media' | 'cover' }) {
  const { t } = useTranslation();
  const words = {
    video: t('preview.noVideo'),
    media: t('preview.noMedia'),
    cover: t('preview.noCover'),
  };
  return <div className="pv-nothing">{words[kind]}</div>;
}
