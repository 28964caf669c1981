// A notice of what was done that offers to undo it, for ten seconds as a drop in the composer does.
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';

const undoSeconds = 10;

/** `key` names the notice: the same one is never shown twice. */
export function useOfferUndo(): (said: string, key: string, undo: () => Promise<unknown>) => void {
  const { t } = useTranslation();
  const { message } = App.useApp();
  return (said, key, undo) => {
    const act = () => {
      message.destroy(key);
      void undo();
    };
    void message.open({
      type: 'success',
      key,
      duration: undoSeconds,
      content: (
        <>
          {said}{' '}
          <Button size="small" onClick={act}>
            {t('list.undo')}
          </Button>
        </>
      ),
    });
  };
}
