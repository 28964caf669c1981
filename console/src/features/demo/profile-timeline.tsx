// Four dated cards as a sample.
import { Card, Timeline } from 'antd';
import { useTranslation } from 'react-i18next';

const days = ['2019/4/20', '2019/4/21', '2019/4/22', '2019/4/23'];

export function ProfileTimeline() {
  const { t } = useTranslation();
  const items = days.map((day, at) => ({
    key: day,
    title: day,
    content: (
      <Card size="small">
        <strong>{t('demo.profile.update', { number: at + 1 })}</strong>
        <p>{t('demo.profile.committed', { day })}</p>
      </Card>
    ),
  }));
  return <Timeline items={items} />;
}
