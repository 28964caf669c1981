// How large and how heavy a picture is, in one line.
import { megabytes } from '@herald/contract/channel-problem.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { useTranslation } from 'react-i18next';

export function PictureFacts({ file }: { readonly file: FileRecord }) {
  const { t } = useTranslation();
  const { width, height, size } = file;
  const pixels = width && height ? `${t('picture.pixels', { width, height })} · ` : '';
  return (
    <span className="pi-hint">
      {pixels}
      {megabytes(size)} MB
    </span>
  );
}
