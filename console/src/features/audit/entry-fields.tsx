// What an entry says before and after, side by side: what went is struck through, what came is underlined.
import type { AuditEntry } from '@herald/contract/audit.ts';
import { useTranslation } from 'react-i18next';
import { listOf, rowsOf, written, type FieldRow } from './field-rows.ts';
import { useSaidWords } from './use-said-words.ts';

export function EntryFields({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation();
  const { fieldName } = useSaidWords();
  const rows = rowsOf(entry);
  const { before, after } = entry;
  const isChange = before !== null && after !== null;
  if (rows.length === 0) return <p>{t('audit.saysNothing')}</p>;
  return (
    <>
      {isChange && <p className="aside au-reading">{t('audit.reading')}</p>}
      <table className="au-fields" aria-label={t('audit.values.title')}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            {before !== null && <th scope="col">{t('audit.before')}</th>}
            {after !== null && <th scope="col">{t('audit.after')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field} className={row.differs ? 'au-differs' : ''}>
              <th scope="row">{fieldName(row.field)}</th>
              {before !== null && (
                <td>
                  <Said row={row} side="was" />
                </td>
              )}
              {after !== null && (
                <td>
                  <Said row={row} side="is" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** One of several is marked by itself: the others stayed. */
function Said({ row, side }: { readonly row: FieldRow; readonly side: 'was' | 'is' }) {
  const { valueText } = useSaidWords();
  const values = listOf(row[side]);
  const others = new Set(listOf(row[side === 'was' ? 'is' : 'was']).map(written));
  if (values.length === 0) return '—';
  return values.map((value, at) => {
    const text = valueText(row.field, value);
    const isMarked = row.differs && !others.has(written(value));
    const Mark = side === 'was' ? 'del' : 'ins';
    // Two may say the same; their places tell them apart.
    return <div key={`${at} ${text}`}>{isMarked ? <Mark>{text}</Mark> : text}</div>;
  });
}
