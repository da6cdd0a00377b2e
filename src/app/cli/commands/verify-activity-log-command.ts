/**
 * `cuadre verificar-registro`: verifies the activity log of every account of an installation. Exit code 1 when one has
 * been altered.
 */
import { type ActivityLogVerdict, verifyActivityLogs } from '#api/kernel/activity-log/verify-activity-log.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import type { Options } from '../options.ts';
import { activityLogText } from './activity-log-text.es.ts';
import { visitInstallation } from './visit-installation.ts';

export async function verifyActivityLogCommand([folder]: readonly string[], { json }: Options): Promise<number> {
  let verdicts: ActivityLogVerdict[];
  try {
    verdicts = await visitInstallation(folder, verifyActivityLogs);
  } catch (error) {
    if (!(error instanceof StartUpError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  process.stdout.write(json ? `${JSON.stringify(verdicts, null, 2)}\n` : verdicts.map(line).join(''));
  return verdicts.some(({ broken }) => broken !== null) ? 1 : 0;
}

function line({ accountName, entries, lastHash, broken }: ActivityLogVerdict): string {
  if (broken !== null) return `✗ ${accountName}: ${activityLogText.broken[broken.kind](broken.sequence)}\n`;
  return `✓ ${accountName}: ${activityLogText.whole(entries)}${lastHash === null ? '' : ` ${activityLogText.last(lastHash)}`}\n`;
}
