// The question before something in use is deleted: what uses it, and that all of that keeps it.
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { MaterialUses } from './material-uses.tsx';
import type { Question } from './use-deeds.tsx';

export type InUseDialogProps = {
  readonly question: Question;
  readonly onAnswer: (isYes: boolean) => void;
};

export function InUseDialog({ question, onAnswer }: InUseDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { materials, sentence } = question;
  const used = materials.filter(({ uses }) => uses > 0);
  return (
    <Modal
      open
      title={t('materials.inUse.title')}
      okText={t('materials.inUse.yes')}
      okButtonProps={{ danger: true }}
      cancelText={t('list.cancel')}
      cancelButtonProps={{ autoFocus: true }}
      afterOpenChange={leadFocusIn}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{sentence}</p>
      {used.map(({ id, title }) => (
        <section key={id} aria-label={title} className="mt-in-use">
          {materials.length > 1 && <strong>{title}</strong>}
          <MaterialUses id={id} />
        </section>
      ))}
    </Modal>
  );
}
