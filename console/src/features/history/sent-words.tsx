// The words that were sent: by these whoever looks at the account knows the post.
import { useTranslation } from 'react-i18next';
import './sent-words.css';

export function SentWords({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  return (
    <figure className="sent-words">
      <figcaption>{t('history.sentWords')}</figcaption>
      <blockquote dir="auto">{words}</blockquote>
    </figure>
  );
}
