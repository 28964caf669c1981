// What a note says, with the people it mentions standing out.
import { splitMentions } from './split-mentions.ts';

export type NoteTextProps = { readonly text: string; readonly mentioned: readonly string[] };

export function NoteText({ text, mentioned }: NoteTextProps) {
  return (
    <p className="nt-text" dir="auto">
      {splitMentions(text, mentioned).map((part, index) =>
        part.isMention ? <b key={`${index} ${part.text}`}>{part.text}</b> : part.text,
      )}
    </p>
  );
}
