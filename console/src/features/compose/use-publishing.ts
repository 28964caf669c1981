// Publish: a dialog says what goes where, one confirmation saves to my content and sends, and the page stays to watch.
import { publishNoticeMs } from '@herald/contract/constants.ts';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { publish, type Package } from './api.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Checks } from './use-checks.ts';
import { useConfirmation, type Confirmation } from './use-confirmation.ts';
import type { Saving } from './use-saving.ts';

export type Published = {
  /** It went with. */
  readonly title: string;
  readonly pkGUID: string;
  readonly publications: Awaited<ReturnType<typeof publish>>;
};

export type Publishing = Pick<Confirmation, 'dialog' | 'failure' | 'isLocked' | 'close'> & {
  readonly open: () => void;
  readonly confirm: () => Promise<void>;
};

export type PublishingAsk = {
  readonly accountIds: readonly string[];
  readonly title: string;
  readonly checks: Checks;
  readonly saving: Pick<Saving, 'savePackage' | 'isTaken'>;
  readonly isBlocked: () => boolean;
  readonly onPublished: (published: Published) => void;
  readonly sendTo?: typeof publish;
};

export function usePublishing(asked: PublishingAsk): Publishing {
  const { accountIds, title, checks, saving, isBlocked, onPublished, sendTo = publish } = asked;
  const { t } = useTranslation();
  const { message } = App.useApp();
  const sendAgain = useSendAgain();
  const confirmation = useConfirmation(saving, t('compose.notSaved'));
  const { dialog, failure, isLocked, close } = confirmation;

  const send = async (what: Package): Promise<void> => {
    try {
      await sendAgain(async (confirmed) => {
        const publications = await sendTo(what, accountIds, confirmed);
        onPublished({ title, pkGUID: what.pkGUID, publications });
        confirmation.succeed();
        void message.success(t('compose.pushed'), publishNoticeMs / 1000);
      });
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
      confirmation.fail(refusal.sentence);
    }
  };

  return {
    dialog,
    failure,
    isLocked,
    open: () => {
      if (!isLocked && !confirmation.isSending() && !isBlocked()) confirmation.ask();
    },
    close,
    confirm: () => confirmation.confirm(send),
  };
}
