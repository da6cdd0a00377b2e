/** Stored second files as API documents. */
import { appErrorText } from '#core/call/app-error.es.ts';
import type { SourceFile } from './contract.ts';
import type { SourceFileRecord } from './queries.ts';

/** `same`: the one in force with the same bytes. */
export function sourceDocument(record: SourceFileRecord, same?: SourceFileRecord): SourceFile {
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
    obstacle: withdrawnAt !== null && same ? appErrorText['source.stored_again']({ version: same.number }) : null,
  };
}
