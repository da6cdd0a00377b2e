/** Checks of reports and of documents of statements by whoever holds one; nobody needs to be signed in. */
import { checkReport } from '#api/audits/report-checks/calls.gen.ts';
import type { ReportCheck } from '#api/audits/report-checks/contract.ts';
import { checkStatements } from '#api/statements/statement-checks/calls.gen.ts';
import type { StatementsCheck } from '#api/statements/statement-checks/contract.ts';
import { call } from '../transport/api.ts';
import { useChange } from '../transport/use-change.ts';

/** The file itself, or the code in it. */
export type HeldReport = { file: File } | { code: string };

/** What it is: the report of an audit, or a document of signed statements. */
export type CheckedDocument = { report: ReportCheck } | { statements: StatementsCheck };

/** Its answer is null for what no document of this installation is. The file stays in the browser. */
export function useReportCheck() {
  return useChange<CheckedDocument | null, HeldReport>(
    {
      send: async (held) => {
        const query = 'file' in held ? { digest: await digestOf(held.file) } : { code: held.code };
        const { data: report } = await call(checkReport, { query });
        if (report !== null) return { report };
        const { data: statements } = await call(checkStatements, { query });
        return statements && { statements };
      },
    },
    { meta: { quiet: true } },
  );
}

/** Whether this page may compute digests: browsers do over https only, and on this machine. */
export const computesDigests = (): boolean => globalThis.crypto?.subtle !== undefined;

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('sha-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
