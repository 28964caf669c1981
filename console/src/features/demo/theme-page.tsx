// A second theme for the whole page, and pieces to see it on (R-DEMO-063).
import {
  DeleteOutlined,
  EditOutlined,
  SearchOutlined,
  ShareAltOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { Button, Card, Radio, Slider, Switch } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import './demo.css';
import './theme-page.css';

const className = 'custom-theme';
const documentation = 'https://ant.design/docs/react/customize-theme';
const kinds = [
  { word: 'primary', look: { type: 'primary' } },
  { word: 'success', look: { color: 'green', variant: 'solid', className: 'dm-success' } },
  { word: 'info', look: { type: 'default' } },
  { word: 'warning', look: { color: 'orange', variant: 'solid', className: 'dm-warning' } },
  { word: 'danger', look: { type: 'primary', danger: true } },
] as const;
const tags = ['blue', 'green', 'default', 'gold', 'red'] as const;

export function ThemePage() {
  const { t } = useTranslation();
  // It stays on when one leaves, so the switch says what is so.
  const [isOn, setOn] = useState(() => document.body.classList.contains(className));
  const [option, setOption] = useState(3);
  useEffect(() => {
    document.body.classList.toggle(className, isOn);
  }, [isOn]);
  return (
    <PageFrame heading={t('menu.demo.theme')}>
      <Card
        title={t('demo.theme.change')}
        extra={
          <a href={documentation} target="_blank" rel="noopener noreferrer">
            {t('demo.theme.documentation')}
          </a>
        }
      >
        <label htmlFor="theme-switch">{`${t('demo.theme.change')} : `}</label>
        <Switch id="theme-switch" checked={isOn} onChange={setOn} />
        <p className="aside">{t('demo.theme.tip')}</p>
      </Card>
      <div className="dm-samples">
        {kinds.map(({ word, look }) => (
          <Button key={word} {...look}>
            {t(`demo.kinds.${word}`)}
          </Button>
        ))}
      </div>
      <div className="dm-samples">
        <Button type="primary" icon={<EditOutlined aria-hidden />} aria-label={t('demo.theme.edit')} />
        <Button type="primary" icon={<ShareAltOutlined aria-hidden />} aria-label={t('demo.theme.share')} />
        <Button type="primary" icon={<DeleteOutlined aria-hidden />} aria-label={t('demo.theme.remove')} />
        <Button type="primary" icon={<SearchOutlined aria-hidden />}>
          {t('demo.theme.search')}
        </Button>
        <Button type="primary" icon={<UploadOutlined aria-hidden />}>
          {t('demo.theme.upload')}
        </Button>
      </div>
      <div className="dm-samples">
        {tags.map((colour, at) => (
          <StateTag key={colour} colour={colour} text={t('demo.theme.tag', { number: at + 1 })} />
        ))}
      </div>
      <div className="dm-samples" role="radiogroup" aria-label={t('demo.theme.options')}>
        <Radio.Group value={option} onChange={({ target }) => setOption(Number(target.value))}>
          <Radio value={3}>{t('demo.theme.optionA')}</Radio>
          <Radio value={6}>{t('demo.theme.optionB')}</Radio>
          <Radio value={9}>{t('demo.theme.optionC')}</Radio>
        </Radio.Group>
      </div>
      <Slider defaultValue={50} ariaLabelForHandle={t('demo.theme.slider')} />
    </PageFrame>
  );
}
