// The way to the crop of a picture: a button, and the dialog, which comes only when somebody goes there.
import type { FileRecord } from '@herald/contract/media.ts';
import type { WantedRatio } from '@herald/contract/wanted-ratios.ts';
import { later } from '../../ui/later.tsx';
import { usePicture } from './api.ts';

const CropDialog = later(() => import('./crop-dialog.tsx').then((room) => ({ default: room.CropDialog })));

export type CropDoorProps = {
  readonly url: string;
  readonly wanted: readonly WantedRatio[];
  readonly onDone: (file: FileRecord) => void;
  readonly onCancel: () => void;
};

/** Nothing before the picture is known. */
export function CropDoor({ url, ...rest }: CropDoorProps) {
  const { data } = usePicture(url);
  if (!data) return null;
  return <CropDialog known={data} {...rest} />;
}
