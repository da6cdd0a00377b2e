/** Whether a drop is decided as a whole: it has companies to create, or several files in doubt. */
import { decide } from '../file-decision.ts';
import type { LoadedFile } from '../loaded-file.ts';
import { nitOfNobody } from '../loaded-files.ts';

export function isDecidedAsWhole(files: readonly LoadedFile[]): boolean {
  return files.some((file) => nitOfNobody(file) !== null) || files.filter(isInDoubt).length > 1;
}

function isInDoubt({ status }: LoadedFile): boolean {
  if (status.step !== 'inspected') return false;
  const decision = decide(status.inspection);
  return decision.kind === 'storable' && decision.company === 'certain' && decision.agrees !== 'nothing';
}
