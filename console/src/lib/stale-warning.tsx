// Said where a save or a sending was refused because somebody else changed the same meanwhile: who, when, and a button that loads what stands now.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from './call-refusal.ts';

/** Of what administrators change, and of content. */
const staleCodes: ReadonlySet<CallRefusal['code']> = new Set(['changed-meanwhile', 'changed-elsewhere']);

export type StaleWarningProps = {
  /** What the save failed with; anything else shows nothing here. */
  readonly error: unknown;
  readonly onLoad: () => Promise<void>;
};

export function StaleWarning({ error, onLoad }: StaleWarningProps) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  if (!(error instanceof CallRefusal) || !staleCodes.has(error.code)) return null;
  const load = () => {
    setLoading(true);
    // A load that failed has said so, and leaves all as it is.
    void onLoad()
      .finally(() => setLoading(false))
      .catch(() => undefined);
  };
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={error.sentence}
      // Below the sentence: beside it a phone has no room for both.
      description={
        <Button size="small" loading={isLoading} onClick={load}>
          {t('list.loadNow')}
        </Button>
      }
    />
  );
}
