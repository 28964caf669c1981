// Who one is: picture, name, roles, education and skills; the last two are the template's sample.
import type { Me } from '@herald/contract/people.ts';
import { Card, Progress } from 'antd';
import { useTranslation } from 'react-i18next';

const skills = [
  ['Vue', 70],
  ['JavaScript', 18],
  ['Css', 12],
  ['ESLint', 100],
] as const;

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export function ProfileCard({ person }: { readonly person: Me }) {
  const { t } = useTranslation();
  const roles = person.roles.join(' | ');
  return (
    <Card title={t('demo.profile.about')}>
      <div className="dm-me">
        <div className="dm-picture" title={t('demo.profile.hello', { roles })}>
          {person.avatar === '' ? (
            <span aria-hidden="true">{person.name.charAt(0)}</span>
          ) : (
            <img src={person.avatar} alt="" />
          )}
        </div>
        <strong>{person.name}</strong>
        <span className="dm-my-roles">{capital(roles)}</span>
      </div>
      <h2 className="subheading">{t('demo.profile.education')}</h2>
      <p>{t('demo.profile.degree')}</p>
      <h2 className="subheading">{t('demo.profile.skills')}</h2>
      {skills.map(([skill, percent]) => (
        <div key={skill}>
          <span>{skill}</span>
          <Progress percent={percent} size="small" aria-label={skill} />
        </div>
      ))}
    </Card>
  );
}
