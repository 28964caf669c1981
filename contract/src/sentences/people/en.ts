// What is refused in administration, and in signing in by a call, in English.
import type { PeopleSentences } from '../keys.ts';

export const peopleEn: PeopleSentences = {
  'account-taken': 'Somebody has the username {account} already. Choose another one.',
  'name-taken': '“{name}” is in use already. Choose another name.',
  'role-in-use': '{count} {count|person still has|people still have} the role “{name}”. Take it away first.',
  'changed-meanwhile':
    'Nothing was saved: meanwhile {who} changed the same ({at}). What you typed is still here; load what stands now, then change it again.',
  'button-has-children': 'A button has nothing below it. Move what lies below this entry elsewhere first.',
  'entry-has-children':
    'Other entries lie below this one. Delete those first, or delete it with all below it.',
  'department-in-use': 'People or content still belong to “{name}”. Only an empty department can be deleted.',
  'last-administrator':
    'Nobody would be left who can manage people and roles. Give somebody else both rights first.',
  'right-lost':
    'Nobody could give this right again: {detail}. Give it first to another role, and that role to somebody who manages people.',
  'rights-beyond': 'You can only give what you have yourself. You lack: {detail}',
  'restriction-own':
    'You are under this restriction yourself, so you cannot lift it: {detail}. Ask an administrator who is not.',
  'person-beyond': '{name} may do more than you. Ask an administrator who may do as much.',
  'not-oneself': 'This cannot be done to oneself. Ask another administrator.',
  'password-wrong': 'The old password is not right.',
  'password-own':
    'Your own password is changed on the page “Change password” with the old one. Nothing was saved.',
  'password-known':
    'Somebody made “{account}” already, with a password. Leave the password empty: it stays as it is.',
  'password-common':
    'This password is among those that everybody tries first, or is one of them with a figure or a sign added. Choose another: several words that nobody expects together, for example.',
  'password-elsewhere': 'Passwords are kept at your sign-on provider. Change yours there.',
  'not-in-directory': 'The staff directory does not know “{account}”.',
  'directory-absent': 'Your sign-on provider shows us no staff directory. Fill in the fields by hand.',
  'entry-below-itself': 'An entry cannot lie below itself.',
  'password-needed': 'A first password is needed: the staff directory does not know “{account}” yet.',
  'identity-needed': 'Enter the id under which your sign-on provider knows this person (sub).',
  'sign-in-refused': 'Username or password is not right.',
  'signed-in-otherwise':
    'This browser is signed in as {name} now, so this page can do nothing any more. What you typed is still here; copy what you need, then reload.',
  'tried-too-often': 'Too many failed tries. Please wait {minutes} {minutes|minute|minutes}.',
  'term-in-use':
    '{count} {count|item is|items are} filed under “{name}”. {count|It|They} would keep the name, and nothing new could be filed under it.',
  'term-fixed': '“{name}” can be neither renamed nor deleted.',
  'not-a-reader':
    'Somebody you mention cannot see this content, so the note was not written. Take the name out, then send it again.',
};
