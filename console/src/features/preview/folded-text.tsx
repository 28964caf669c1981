// The text of a post up to where the platform hides the rest, and the button that shows it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Face } from './channel-faces.ts';
import { foldedText } from './fold-text.ts';
import { RichText } from './rich-text.tsx';

export function FoldedText({ text, face }: { readonly text: string; readonly face: Face }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  const folded = isOpen || !face.fold ? null : foldedText(text, face.fold);
  return (
    <p className="pv-text" dir="auto">
      <RichText text={folded ?? text} face={face} />
      {folded !== null && (
        <>
          {'… '}
          <button type="button" className="pv-see-more" onClick={() => setOpen(true)}>
            {t('preview.seeMore')}
          </button>
        </>
      )}
    </p>
  );
}
