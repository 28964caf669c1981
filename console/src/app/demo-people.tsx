// The demonstration pages that show who is signed in.
import { useQuery } from '@tanstack/react-query';
import { DirectivePermission } from '../features/demo/directive-permission.tsx';
import { PagePermission } from '../features/demo/page-permission.tsx';
import { ProfilePage } from '../features/demo/profile-page.tsx';
import { personQuery } from './person.ts';

export function PagePermissionRoute() {
  const person = useQuery(personQuery).data;
  return person ? <PagePermission own={person.roles} /> : null;
}

export function DirectiveRoute() {
  const person = useQuery(personQuery).data;
  return person ? <DirectivePermission own={person.roles} /> : null;
}

export function ProfileRoute() {
  const person = useQuery(personQuery).data;
  return person ? <ProfilePage person={person} /> : null;
}
