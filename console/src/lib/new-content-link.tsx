// The way to an empty composer, for whoever may edit; a real link, so that it opens in a new tab as well.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router';
import { composePath } from './compose-path.ts';
import { useChosen } from './kept-choice.ts';
import { layoutSettings } from './layout-settings.ts';
import { useSigns } from './permissions.ts';

export function NewContentLink() {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  const compose = composePath(useChosen(layoutSettings).edition);
  const href = useHref(compose);
  const onClick = useLinkClickHandler<HTMLElement>(compose);
  if (!canEdit) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      href={href}
      onClick={(event) => onClick(event)}
    >
      {t('list.newContent')}
    </Button>
  );
}
