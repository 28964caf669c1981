// npm run administrator -- ACCOUNT NAME: lets the first administrator into a house of its own people; one who is known gets a new password.
import { plainName, Username } from '@herald/contract/form-rules.ts';
import { readConfig } from '@herald/server/config.ts';
import { admitAdministrator } from '@herald/server/features/sign-on/admit-administrator.ts';
import { runCommand, withDatabase } from './database-command.ts';

async function main([account = '', ...names]: readonly string[]): Promise<number> {
  const name = plainName(names.join(' '));
  if (!Username.safeParse(account).success || name === '') {
    console.error(
      'Say: npm run administrator -- ACCOUNT NAME\nThe account has 4 to 20 letters, digits, underscores and hyphens.',
    );
    return 2;
  }
  const { mode } = readConfig().signOn.way;
  if (mode !== 'embedded') {
    console.error(
      `People sign in with a provider of their own here (HERALD_SIGN_ON=${mode}), where no password of ours is asked for. The first administrator comes from there (HERALD_CLAIMS, docs/operations.md). Nothing was made.`,
    );
    return 2;
  }
  return withDatabase(async (db) => {
    const { password, isNew, isDisabled } = await admitAdministrator(db, { account, name });
    console.log(
      isNew
        ? `${account} is an administrator from the first sign-in on. The password, told this once: ${password}`
        : `${account} is known and keeps the roles held. The new password, told this once: ${password}`,
    );
    if (isDisabled)
      console.log(
        `${account} is disabled and cannot sign in: an administrator enables them under Users, another one if need be, made by this command with another account.`,
      );
    return 0;
  });
}

await runCommand(main);
