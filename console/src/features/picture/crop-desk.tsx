// The tools of a crop around its picture: the shapes the channels want, the zoom, the preview.
import type { PictureSize } from '@herald/contract/picture-area.ts';
import type { WantedRatio } from '@herald/contract/wanted-ratios.ts';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { CropPreview } from './crop-preview.tsx';
import { CropStage } from './crop-stage.tsx';
import type { Cut } from './use-cut.ts';
import { listed } from '../../lib/listed.ts';

export type CropDeskProps = {
  readonly url: string;
  readonly size: PictureSize;
  readonly cut: Cut;
  readonly offered: readonly WantedRatio[];
};

const free = 'free';

export function CropDesk({ url, size, cut, offered }: CropDeskProps) {
  const { t } = useTranslation();
  const { area, ratio, zoom } = cut;
  const options = offered.map((one) => ({
    value: one.ratio,
    label: one.channels.length > 0 ? `${one.ratio} · ${listed(one.channels)}` : one.ratio,
  }));
  return (
    <>
      <Radio.Group
        className="pi-ratios"
        aria-label={t('picture.crop.ratio')}
        optionType="button"
        value={ratio ?? free}
        options={[...options, { value: free, label: t('picture.crop.free') }]}
        onChange={({ target }) => cut.chooseRatio(target.value === free ? null : String(target.value))}
      />
      <div className="pi-desk">
        <CropStage {...{ url, size, area, ratio, zoom }} onDraw={cut.draw} onZoom={cut.zoomTo} />
        <CropPreview {...{ url, size, area }} />
      </div>
      <label className="pi-zoom">
        <span>{t('picture.crop.zoom')}</span>
        <input
          type="range"
          min={1}
          max={cut.nearest}
          step="any"
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)}×`}
          onChange={(event) => cut.zoomTo(Number(event.target.value))}
        />
      </label>
      <p className="pi-hint">{t('picture.crop.keys')}</p>
    </>
  );
}
