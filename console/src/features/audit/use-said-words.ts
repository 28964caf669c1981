// What an entry says, in the reader's words: names of fields, and values that are words of ours.
import type { AuditEntry, AuditSaid } from '@herald/contract/audit.ts';
import { signs, type Sign } from '@herald/contract/permissions.ts';
import { signWord } from '@herald/contract/sentences/sign-words.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useMenuNames } from '../../lib/use-menu-names.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { fields, listOf, rowsOf, type Field } from './field-rows.ts';

const fieldWords = {
  scope: 'audit.fields.scope',
  channel: 'audit.fields.channel',
  key: 'audit.fields.key',
  account: 'audit.fields.account',
  name: 'audit.fields.name',
  email: 'audit.fields.email',
  department: 'audit.fields.department',
  description: 'audit.fields.description',
  owner: 'audit.fields.owner',
  externalId: 'audit.fields.externalId',
  state: 'audit.fields.state',
  authorisation: 'audit.fields.authorisation',
  status: 'audit.fields.status',
  roles: 'audit.fields.roles',
  opens: 'audit.fields.opens',
  accounts: 'audit.fields.accounts',
  resends: 'audit.fields.resends',
  parent: 'audit.fields.parent',
  type: 'audit.fields.type',
  url: 'audit.fields.url',
  sign: 'audit.fields.sign',
  icon: 'audit.fields.icon',
  hidden: 'audit.fields.hidden',
  sort: 'audit.fields.sort',
  password: 'audit.fields.password',
  sessionsEnded: 'audit.fields.sessionsEnded',
  draftsTo: 'audit.fields.draftsTo',
  because: 'audit.fields.because',
  by: 'audit.fields.by',
  since: 'audit.fields.since',
  host: 'audit.fields.host',
  secret: 'audit.fields.secret',
  access: 'audit.fields.access',
  named: 'audit.fields.named',
  articles: 'audit.fields.articles',
  transactions: 'audit.fields.transactions',
  order: 'audit.fields.order',
  browser: 'audit.fields.browser',
} as const satisfies Record<Field, string>;

/** By field and value, as the server writes them. */
const valueWords = {
  'status enabled': 'audit.values.enabled',
  'status disabled': 'audit.values.disabled',
  'state usable': 'audit.values.usable',
  'state auth-required': 'audit.values.authRequired',
  'authorisation given anew': 'audit.values.givenAnew',
  'key set anew': 'audit.values.setAnew',
  'key set before': 'audit.values.setBefore',
  'secret set anew': 'audit.values.setAnew',
  'secret set before': 'audit.values.setBefore',
  'access named': 'audit.values.onlyNamed',
  'access department': 'audit.values.wholeDepartment',
  'type menu': 'audit.values.menu',
  'type button': 'audit.values.button',
  'password set anew': 'audit.values.setAnew',
  'password changed by its owner': 'audit.values.byOwner',
  'by first sign-in': 'audit.values.firstSignIn',
  'scope everything': 'audit.values.everything',
  'scope channel': 'audit.values.channel',
  'scope department': 'audit.values.department',
  'scope account': 'audit.values.account',
} as const;
const isWorded = (text: string): text is keyof typeof valueWords => Object.hasOwn(valueWords, text);

/** An entry's name, and behind it in brackets the code it brings. */
const withCode = /^(.*) \(([^()]+)\)$/;
const signNamed = (code: string | undefined): Sign | undefined =>
  Object.values(signs).find((sign) => sign === code);

export function useSaidWords() {
  const { t } = useTranslation();
  const menuName = useMenuNames();
  const fieldName = (field: string): string => {
    const known = fields.find((one) => one === field);
    return known === undefined ? field : t(fieldWords[known]);
  };
  const valueText = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'audit.values.yes' : 'audit.values.no');
    if (typeof value === 'number') return new Intl.NumberFormat(currentLanguage()).format(value);
    if (typeof value !== 'string') return JSON.stringify(value) ?? '';
    if (field === 'since') return wallClockWithZone(value);
    const worded = `${field} ${value}`;
    if (isWorded(worded)) return t(valueWords[worded]);
    const sign = signNamed(field === 'sign' ? value : undefined);
    if (sign !== undefined) return signWord(currentLanguage(), sign);
    const [, name = '', code] = withCode.exec(value) ?? [];
    const brought = signNamed(code);
    if (brought === undefined) return menuName(value);
    return t('audit.brings', { name: menuName(name), what: signWord(currentLanguage(), brought) });
  };
  const text = (said: AuditSaid): string =>
    rowsOf({ before: null, after: said })
      .map(({ field, is }) => {
        const values = listOf(is).map((value) => valueText(field, value));
        return t('audit.said', { field: fieldName(field), value: values.join(', ') || '—' });
      })
      .join('\n');
  const subjectOf = ({ subject, subjectKind }: Pick<AuditEntry, 'subject' | 'subjectKind'>): string =>
    subject === '' && subjectKind === 'pause' ? t('audit.values.everything') : menuName(subject);
  return { fieldName, valueText, text, subjectOf };
}
