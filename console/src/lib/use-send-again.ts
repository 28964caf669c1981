// Send again: where an account shows the same post already, or may since a restore, a person is asked, and it is sent once more only when he confirms it.
import { useTranslation } from 'react-i18next';
import { CallRefusal } from './call-refusal.ts';
import { confirmShown, unasked, type Confirmed } from './shown-twins.ts';
import { useAsking } from './use-asking.ts';

/** A call that may be answered so leaves the telling to the question. */
export const asksAgain = ['same-post-again', 'restored-since'] as const;

const isAsked = (code: string): boolean => asksAgain.some((one) => one === code);

type Send = (confirmed: Confirmed) => Promise<unknown>;

/** `send` is called once more with what was confirmed, as often as more has come to stand meanwhile; the answer is false when it was thought better of. */
export function useSendAgain(): (send: Send) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = useAsking();
  const sendWith = async (send: Send, confirmed: Confirmed): Promise<boolean> => {
    try {
      await send(confirmed);
      return true;
    } catch (error) {
      if (!(error instanceof CallRefusal) || !isAsked(error.code)) throw error;
      // Whether it went out before nobody here knows.
      const yes = t(error.code === 'restored-since' ? 'list.looked' : 'list.again');
      const isSure = await ask({ title: error.sentence, yes });
      return isSure ? sendWith(send, confirmShown(error, confirmed)) : false;
    }
  };
  return (send) => sendWith(send, unasked);
}
