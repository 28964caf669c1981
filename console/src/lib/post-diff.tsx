// Two versions of a post beside each other: each field that differs, its words marked, its pictures shown.
import { ChangeableField } from '@herald/contract/channels.ts';
import { differencesOf, type PostVersion } from '@herald/contract/versions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import './post-diff.css';
import { earlierDate } from './earlier-date.ts';
import { useNameIn } from './use-name-in.ts';
import { wordDiff } from './word-diff.ts';

export const fieldNames = {
  title: 'modify.fields.title',
  text: 'modify.fields.text',
  description: 'modify.fields.description',
  keywords: 'modify.fields.keywords',
  link: 'modify.fields.link',
  images: 'modify.fields.images',
  video: 'modify.fields.video',
  cover: 'modify.fields.cover',
  choices: 'modify.fields.choices',
  backdate: 'modify.fields.backdate',
} as const satisfies Record<ChangeableField, string>;

export type PostDiffProps = { readonly before: PostVersion; readonly after: PostVersion };

export function PostDiff({ before, after }: PostDiffProps) {
  const { t } = useTranslation();
  const fields = differencesOf(before, after);
  if (fields.length === 0) return <p className="pd-same">{t('modify.same')}</p>;
  return (
    <dl className="pd">
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(fieldNames[field])}</dt>
          <dd dir="auto">
            <FieldDiff field={field} before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldDiff({ field, before, after }: PostDiffProps & { readonly field: ChangeableField }) {
  const { t } = useTranslation();
  if (field === 'images') return <Pictures before={before.images} after={after.images} />;
  if (field === 'cover') return <Pictures before={coverOf(before)} after={coverOf(after)} />;
  if (field === 'video') return <Words before={before.video?.name ?? ''} after={after.video?.name ?? ''} />;
  if (field === 'keywords')
    return <Words before={before.keywords.join(', ')} after={after.keywords.join(', ')} />;
  if (field === 'choices') return <Choices before={before.choices} after={after.choices} />;
  if (field === 'backdate')
    return <Words before={earlierDate(before.backdate)} after={earlierDate(after.backdate)} />;
  if (field === 'text' && before.text === after.text)
    return <p className="pd-same">{t('modify.onlyFormatting')}</p>;
  return <Words before={before[field] ?? ''} after={after[field] ?? ''} />;
}

function Words({ before, after }: { readonly before: string; readonly after: string }) {
  const pieces = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <p className="pd-words">
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'removed') return <del key={index}>{text}</del>;
        return kind === 'added' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>;
      })}
    </p>
  );
}

type ChoicesProps = Readonly<Record<'before' | 'after', PostVersion['choices']>>;

function Choices({ before, after }: ChoicesProps) {
  const nameIn = useNameIn();
  const chosen = (choices: PostVersion['choices'], { name }: PostVersion['choices'][number]) => {
    const value = choices.find((one) => one.name.en === name.en)?.value;
    return value ? nameIn(value) : '';
  };
  return after
    .filter((one) => chosen(before, one) !== chosen(after, one))
    .map((one) => (
      <p key={one.name.en} className="pd-words">
        {`${nameIn(one.name)}: `}
        <del>{chosen(before, one)}</del> <ins>{chosen(after, one)}</ins>
      </p>
    ));
}

type Picture = { readonly url: string; readonly altText: string };
const coverOf = ({ cover }: PostVersion): Picture[] => (cover === null ? [] : [{ url: cover, altText: '' }]);

function Pictures({
  before,
  after,
}: {
  readonly before: readonly Picture[];
  readonly after: readonly Picture[];
}) {
  const { t } = useTranslation();
  return (
    <div className="pd-pictures">
      <PictureRow name={t('modify.before')} pictures={before} />
      <PictureRow name={t('modify.after')} pictures={after} />
    </div>
  );
}

function PictureRow({ name, pictures }: { readonly name: string; readonly pictures: readonly Picture[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <span className="pd-same">{name}</span>
      {pictures.length === 0 && <span className="pd-same"> {t('modify.noPicture')}</span>}
      <ul>
        {pictures.map(({ url, altText }, index) => (
          <li key={`${index} ${url}`}>
            <img src={url} alt={altText} />
            {altText !== '' && <span className="pd-same">{altText}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
