// Remove the demonstration, all or nothing and for good: whoever made something of it keeps that, the drafts go to who removes it, and no start brings it back.
import { seededDepartments } from '@herald/contract/seeded-names.ts';
import { endingWords, type Demonstration } from '@herald/contract/demonstration.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { listSignsOfKeys } from '../roles/list-signs-of-keys.ts';
import { removeCredential } from '../sign-on/remove-credential.ts';
import { holdUser } from '../users/hold-user.ts';
import { refuseMightier } from '../users/refuse-mightier.ts';
import { removeEmptyDepartment } from '../users/remove-empty-department.ts';
import { removeUser } from '../users/remove-user.ts';
import { findBrought, type Brought } from './find-brought.ts';
import { readDemonstration } from './read-demonstration.ts';
import { countTransactions, deleteEntries, deleteRows, markEnded } from './store/endings.ts';

/** With an administrator's account of one's own only: so there is one, and somebody has signed in with it. */
export async function removeDemonstration(
  context: Context,
  actor: Actor,
  { word }: { word: string },
): Promise<Demonstration> {
  const wanted = endingWords[actor.language];
  if (word !== wanted) throw new Refusal('word-wrong', { word: wanted });
  await changeRights(context, async (tx) => {
    const brought = await findBrought(tx);
    const going = brought.people.filter(({ isPublished }) => isPublished);
    if (going.some(({ personId }) => personId === actor.personId))
      throw new Refusal('demonstration-own', { account: actor.account });
    const removed: Change[] = [];
    // Drafts are found by whose they are: left to nobody, nobody would ever see them again. Their passwords were everybody's, so nothing in them is kept from who removes.
    const heir = await holdUser(tx, context, actor, actor.personId);
    const mayBring = () => undefined;
    for (const { account, name, personId, roles } of going) {
      if (personId !== null)
        removed.push(
          await removeUser(tx, { user: await holdUser(tx, context, actor, personId), heir, mayBring }),
        );
      // What its first sign-in would bring goes with it.
      else refuseMightier(actor, { name, signs: await listSignsOfKeys(tx, roles) });
      await removeCredential(tx, account);
    }
    for (const name of seededDepartments) {
      const gone = await removeEmptyDepartment(tx, name);
      if (gone) removed.push(gone);
    }
    const transactions = await countTransactions(tx);
    const pages = await removePages(tx, brought);
    const isFirst = await markEnded(tx, actor.personId);
    // Whoever asks twice is answered twice; what nothing came of is not noted.
    if (!isFirst && going.length + removed.length + transactions + pages === 0) return;
    await recordChange(tx, actor, ...removed, {
      deed: 'demonstration.remove',
      subjectKind: 'demonstration',
      subjectId: 'demonstration',
      subject: 'Demonstration',
      before: {
        accounts: going.map(({ account, name }) => `${name} (${account})`),
        articles: brought.articles.brought.length,
        roles: brought.roles.brought,
        transactions,
      },
      after: null,
    });
  });
  return readDemonstration(context, actor);
}

/** How many rows went. What people wrote there stays, and so the way to it. */
async function removePages(tx: Tx, { articles, roles, menu }: Brought): Promise<number> {
  await deleteRows(tx, { articles: articles.brought, roles: roles.brought });
  const rows = articles.brought.length + roles.brought.length;
  if (articles.made.length + roles.made.length > 0) return rows;
  await deleteEntries(tx, menu);
  return rows + menu.length;
}
