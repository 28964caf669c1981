// The text of a post with its hashtags, mentions and addresses as links; React escapes all of it (R-PREV-013).
import { memo, useMemo } from 'react';
import { addressOf, type Face } from './channel-faces.ts';
import { tokensOf } from '@herald/contract/text-tokens.ts';

export type RichTextProps = { readonly text: string; readonly face: Face };

export const RichText = memo(function RichText({ text, face }: RichTextProps) {
  const tokens = useMemo(() => tokensOf(text, face.marking), [text, face.marking]);
  return tokens.map((token, index) =>
    token.kind === 'text' ? (
      token.text
    ) : (
      <a key={index} href={addressOf(token, face)} target="_blank" rel="noreferrer noopener" dir="auto">
        {token.text}
      </a>
    ),
  );
});
