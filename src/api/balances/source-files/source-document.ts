/** Stored second files as API documents. */
import type { SourceFile } from './contract.ts';
import type { SourceFileRecord } from './queries.ts';

export function sourceDocument(record: SourceFileRecord): SourceFile {
  const { id, source, number, from, to, fileName, size, rows, uploadedAt, uploadedBy } = record;
  const { withdrawnAt, withdrawnBy, withdrawnReason } = record;
  return {
    id,
    source,
    number,
    from,
    to,
    fileName,
    size,
    rows,
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy,
    withdrawn:
      withdrawnAt === null
        ? null
        : { reason: withdrawnReason ?? '', at: withdrawnAt.toISOString(), by: withdrawnBy ?? '' },
  };
}
