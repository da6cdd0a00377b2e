/** Documents that take each other back. */
import { abs } from '#core/money/money.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import { tolerance } from './choose.ts';

/** An invoice and the note that takes it back whole may both be missing, rightly. */
export function withoutCancelled(documents: readonly ElectronicDocument[]): ElectronicDocument[] {
  const kept = [...documents];
  for (const note of documents.filter(({ total }) => total < 0n)) {
    const at = kept.findIndex(
      ({ total, day }) => total > 0n && day <= note.day && abs(total + note.total) <= tolerance(1),
    );
    if (at < 0) continue;
    kept.splice(at, 1);
    kept.splice(kept.indexOf(note), 1);
  }
  return kept;
}
