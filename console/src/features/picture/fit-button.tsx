// Make it fit: one click for a picture that is only too heavy, too large or of another kind; a copy takes its place.
import { imageUnderBytes } from '@herald/contract/constants.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { sizeThatFits, type PictureNeed } from '@herald/contract/picture-need.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShrinkPicture } from './api.ts';

export type FitButtonProps = {
  readonly file: FileRecord;
  readonly need: PictureNeed;
  /** Its accessible name, where the words on it are not enough. */
  readonly label?: string;
  readonly onDone: (file: FileRecord) => void;
};

/** As light as an upload must be, where no channel draws a line. */
const lightest = ({ atMostBytes }: PictureNeed) => Math.min(atMostBytes, imageUnderBytes - 1);

export function FitButton({ file, need, label, onDone }: FitButtonProps) {
  const { t } = useTranslation();
  const shrinking = useShrinkPicture(onDone);
  const { url, width, height } = file;
  if (!width || !height) return null;
  const fit = () =>
    shrinking.mutate({ url, atMostBytes: lightest(need), ...sizeThatFits({ width, height }, need) });
  return (
    <Button size="small" type="primary" aria-label={label} loading={shrinking.isPending} onClick={fit}>
      {t('picture.fit')}
    </Button>
  );
}
