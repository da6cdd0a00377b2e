/** Gives what is in a folder to another system user. */
import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemUser } from './system-user.ts';

/**
 * Gives to `user` what of a tree belongs to `owners`, each folder after its content, so that an interrupted run is
 * taken up again. Neither follows symbolic links nor touches files with other names: whoever could write into the
 * folder may have linked a file of another place.
 */
export function giveTree(path: string, user: SystemUser, owners: readonly number[]): void {
  const found = lstatSync(path);
  if (!owners.includes(found.uid)) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) giveTree(join(path, name), user, owners);
  } else if (found.nlink > 1) return;
  lchownSync(path, user.uid, user.gid);
}
