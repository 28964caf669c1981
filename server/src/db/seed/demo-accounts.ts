// Accounts of a demonstration: known to everybody, so never made in a real installation.
import { seededDepartments } from '@herald/contract/seeded-names.ts';

type DemoAccount = {
  account: string;
  password: string;
  name: string;
  department: (typeof seededDepartments)[number];
  email: string;
  roles: readonly string[];
};

const [international, video] = seededDepartments;

export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'admin',
    password: 'Herald-2026!',
    name: 'Lin Yue',
    department: international,
    email: 'admin@herald.invalid',
    roles: ['admin'],
  },
  {
    account: 'editor',
    password: 'Editor-2026!',
    name: 'Chen Wei',
    department: international,
    email: 'editor@herald.invalid',
    roles: ['editor'],
  },
  {
    account: 'video',
    password: 'Video-2026!',
    name: 'Sofía Ramos',
    department: video,
    email: 'video@herald.invalid',
    roles: ['scheduler'],
  },
  {
    account: 'writer',
    password: 'Writer-2026!',
    name: 'Haruka Mori',
    department: video,
    email: 'writer@herald.invalid',
    roles: ['guest-writer'],
  },
];

/** Whether this is the password that the demonstration shows to everybody. */
export function isPublished(account: string, password: string): boolean {
  return demoAccounts.some((one) => one.account === account && one.password === password);
}

/** Whether the demonstration shows it at all: a password that everybody has read. */
export function isPublishedToAnybody(password: string): boolean {
  return demoAccounts.some((one) => one.password === password);
}
