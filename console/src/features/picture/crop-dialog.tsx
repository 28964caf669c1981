// Crop a picture: of the whole it was made of, so that a cut can be changed as often as one likes; the server draws the part.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { drawingEndpoints } from '@herald/contract/endpoints/drawing.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { largestArea } from '@herald/contract/picture-area.ts';
import type { WantedRatio } from '@herald/contract/wanted-ratios.ts';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useCropPicture } from './api.ts';
import { CropDesk } from './crop-desk.tsx';
import { offeredRatios } from './offered-ratios.ts';
import { useCut } from './use-cut.ts';
import './picture.css';

export type CropDialogProps = {
  readonly known: NonNullable<OutputOf<typeof drawingEndpoints.describePicture>>;
  readonly wanted: readonly WantedRatio[];
  readonly onDone: (file: FileRecord) => void;
  readonly onCancel: () => void;
};

export function CropDialog({ known, wanted, onDone, onCancel }: CropDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { whole, area: before } = known;
  const size = { width: whole.width ?? 1, height: whole.height ?? 1 };
  const offered = offeredRatios(wanted);
  const cut = useCut(size, before, offered);
  const cropping = useCropPicture(onDone);
  const isAll = JSON.stringify(cut.area) === JSON.stringify(largestArea(size, null));
  // Nothing is cut off: the picture itself.
  const finish = () => (isAll ? onDone(whole) : cropping.mutate({ url: whole.url, area: cut.area }));
  return (
    <Modal
      open
      className="pi-dialog"
      width={880}
      title={t('picture.crop.title')}
      closable={false}
      mask={{ closable: false }}
      afterOpenChange={leadFocusIn}
      onCancel={onCancel}
      footer={[
        <Button key="all" disabled={isAll || cropping.isPending} onClick={cut.takeAll}>
          {t('picture.crop.takeAll')}
        </Button>,
        <Button key="cancel" onClick={onCancel}>
          {t('picture.cancel')}
        </Button>,
        <Button key="done" type="primary" loading={cropping.isPending} onClick={finish}>
          {t('picture.crop.done')}
        </Button>,
      ]}
    >
      <CropDesk url={whole.url} {...{ size, cut, offered }} />
    </Modal>
  );
}
