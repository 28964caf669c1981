// Deletes after a question, or restores what was deleted; the words are of whoever lists it.
import { Button } from 'antd';
import { AskingButton } from './asking-button.tsx';

export type TrashButtonProps = {
  readonly isDeleted: boolean;
  readonly words: {
    readonly question: string;
    readonly remove: string;
    readonly restore: string;
    readonly no: string;
  };
  readonly onRemove: () => Promise<void>;
  readonly onRestore: () => Promise<void>;
};

export function TrashButton({ isDeleted, words, onRemove, onRestore }: TrashButtonProps) {
  if (isDeleted)
    return (
      <Button size="small" onClick={() => void onRestore()}>
        {words.restore}
      </Button>
    );
  return (
    <AskingButton
      size="small"
      danger
      question={words.question}
      yes={words.remove}
      no={words.no}
      onYes={onRemove}
    >
      {words.remove}
    </AskingButton>
  );
}
