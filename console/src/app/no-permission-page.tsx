// A page somebody's roles do not open (R-RTE-033 to R-RTE-036).
import { Button, Modal, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler, useNavigate, useSearchParams } from 'react-router';
import { ClosedDoor } from '../ui/closed-door.tsx';

export function NoPermissionPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const home = useHref('/dashboard');
  const goHome = useLinkClickHandler<HTMLElement>('/dashboard');
  const back = () => {
    const hasNothingBehind = search.has('noGoBack') || history.length <= 1;
    return hasNothingBehind ? navigate('/dashboard') : navigate(-1);
  };
  return (
    <Result
      icon={<ClosedDoor size={160} />}
      title={<h1 style={{ margin: 0, font: 'inherit' }}>{t('app.noPermission.text')}</h1>}
      subTitle={t('app.noPermission.advice')}
      extra={[
        <Button key="back" onClick={() => void back()}>
          {t('app.noPermission.back')}
        </Button>,
        <Button key="home" type="primary" href={home} onClick={(event) => goHome(event)}>
          {t('app.noPermission.home')}
        </Button>,
        <Button key="picture" type="link" onClick={() => setOpen(true)}>
          {t('app.noPermission.picture')}
        </Button>,
        <Modal
          key="dialog"
          open={isOpen}
          footer={null}
          title={t('app.noPermission.pictureTitle')}
          onCancel={() => setOpen(false)}
        >
          <ClosedDoor size={320} />
        </Modal>,
      ]}
    />
  );
}
