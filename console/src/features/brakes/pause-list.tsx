// The pauses that stand, each with the way to lift it.
import { Alert, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useBrakes } from './api.ts';
import { usePauses } from './use-pauses.ts';
import { usePauseWords } from './use-pause-words.ts';

export function PauseList() {
  const { t } = useTranslation();
  const pauses = usePauses();
  const wordsOf = usePauseWords();
  const { lift } = useBrakes();
  if (pauses.isPending) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (!pauses.data) return <Alert type="error" showIcon title={sentenceOf(pauses.error)} />;
  if (pauses.data.items.length === 0) return <p>{t('brakes.none')}</p>;
  const letGo = async (id: string) => {
    await lift.mutateAsync(id);
    tell('success', t('brakes.lifted'));
  };
  return (
    <Flex vertical gap={8} style={{ marginBottom: 16 }}>
      {pauses.data.items.map((one) => (
        <Alert
          key={one.id}
          type="warning"
          showIcon
          title={wordsOf(one).head}
          description={
            <>
              {wordsOf(one).why.map((word) => (
                <div key={word}>{word}</div>
              ))}
              <div className="aside">{wordsOf(one).by}</div>
            </>
          }
          action={
            <AskingButton
              question={t('brakes.liftQuestion')}
              yes={t('brakes.lift')}
              no={t('brakes.cancel')}
              onYes={() => letGo(one.id)}
            >
              {t('brakes.lift')}
            </AskingButton>
          }
        />
      ))}
    </Flex>
  );
}
