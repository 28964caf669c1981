// Brakes: hold publishing up, let it go, and see how each platform stands.
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PauseForm } from './pause-form.tsx';
import { PauseList } from './pause-list.tsx';
import { PlatformTable } from './platform-table.tsx';

export function BrakesPage() {
  const { t } = useTranslation();
  return (
    <PageFrame heading={t('brakes.title')}>
      <h2 className="subheading">{t('brakes.pauses')}</h2>
      <PauseList />
      <PauseForm />
      <h2 className="subheading" style={{ marginTop: 24 }}>
        {t('brakes.platforms')}
      </h2>
      <PlatformTable />
    </PageFrame>
  );
}
