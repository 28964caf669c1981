// The versions in a column, the latest first; the arrow keys go from one to the next.
import type { PackageVersion } from '@herald/contract/package-versions.ts';
import { Radio, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClockWithZone } from '../../lib/wall-clock.ts';

export type VersionListProps = {
  readonly items: readonly PackageVersion[];
  readonly shown: number;
  readonly onChoose: (version: number) => void;
};

export function VersionList({ items, shown, onChoose }: VersionListProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      className="vs-list"
      aria-label={t('versions.title')}
      value={shown}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {items.map(({ version, at, changedBy, title, isCurrent }) => (
        <Radio key={version} value={version}>
          <span className="vs-name">
            {t('versions.number', { number: version })}
            {isCurrent && <Tag>{t('versions.current')}</Tag>}
          </span>
          <span className="vs-title">{title}</span>
          <span className="aside">
            {wallClockWithZone(at)} · {changedBy}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
