// The versions of a package: who wrote each and when; the chosen one beside what the package says now, and the way back to it.
import type { PackageVersion } from '@herald/contract/package-versions.ts';
import { versionKeptDays } from '@herald/contract/package-versions.ts';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useVersions } from './api.ts';
import { RestoreButton } from './restore-button.tsx';
import { VersionDiff } from './version-diff.tsx';
import { VersionList } from './version-list.tsx';
import './versions.css';

export type VersionsDialogProps = {
  readonly id: string;
  readonly mayRestore: boolean;
  readonly onClose: () => void;
};

const dialogPx = 920;

export function VersionsDialog({ id, mayRestore, onClose }: VersionsDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const versions = useVersions(id);
  return (
    <Modal
      open
      width={dialogPx}
      title={t('versions.title')}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('list.close')}</Button>}
    >
      {versions.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {versions.isError && !versions.data && (
        <Alert
          type="error"
          showIcon
          title={sentenceOf(versions.error)}
          action={<Button onClick={() => void versions.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {versions.data && <Desk {...{ id, mayRestore }} items={versions.data} />}
    </Modal>
  );
}

type DeskProps = Omit<VersionsDialogProps, 'onClose'> & { readonly items: readonly PackageVersion[] };

/** Opens with the one before the present one: that is what somebody who looks here wants back. */
function Desk({ id, mayRestore, items }: DeskProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number | null>(null);
  const now = items.find(({ isCurrent }) => isCurrent);
  const shown = items.find(({ version }) => version === chosen) ?? items.find(({ isCurrent }) => !isCurrent);
  if (!now || !shown) return <p>{t('versions.none', { days: versionKeptDays })}</p>;
  return (
    <div className="vs-desk">
      <VersionList items={items} shown={shown.version} onChoose={setChosen} />
      <section aria-label={t('versions.differences')}>
        <VersionDiff id={id} version={shown.version} revision={now.version} />
        {mayRestore && !shown.isCurrent && <RestoreButton id={id} shown={shown} now={now} />}
      </section>
    </div>
  );
}
