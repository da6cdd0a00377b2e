/** Gives an existing cluster to the system user that the server runs as: earlier releases ran it as `nobody`. */
import { statSync } from 'node:fs';
import { giveTree } from '../../host/give-tree.ts';
import { nobodyUid, type SystemUser } from '../../host/system-user.ts';
import { removeSocketFolder } from './postgres-cluster.ts';
import { findServer, stopServer } from './postgres-process.ts';

/**
 * Stops a server that a killed process left running under another user, and gives its files to `user`. Nothing happens
 * without a cluster, or when it is the user's. Requires the lock of the data folder.
 */
export async function giveCluster(cluster: string, user: SystemUser): Promise<void> {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === user.uid) return;
  const left = findServer(cluster);
  if (left) {
    await stopServer(left.pid);
    removeSocketFolder(left.socketFolder);
  }
  giveTree(cluster, user, [nobodyUid]);
}
