/** Stored balance as an API document, also embedded in its audits. */

import { periodKey } from '#core/calendar/period.ts';
import { toDecimal } from '#core/money/money.ts';
import type { StoredTrialBalance } from './trial-balances/contract.ts';
import type { BalanceRecord } from './trial-balances/queries.ts';

export function balanceDocument(balance: BalanceRecord): StoredTrialBalance {
  const { id, fileName, sha256, size, version, format, formatName, rows, uploadedBy, withdrawnAt, readAs } = balance;
  return {
    id,
    attributes: {
      period: periodKey(balance),
      version,
      fileName,
      sha256,
      size,
      format,
      formatName,
      rows,
      debits: toDecimal(balance.debits),
      credits: toDecimal(balance.credits),
      uploadedAt: balance.uploadedAt.toISOString(),
      uploadedBy,
      ...(readAs && { readAs }),
      ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
    },
  };
}
