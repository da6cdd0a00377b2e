/** What an audit, or a preview of one, is computed from: stored balances, the company's profile and its settings. */

import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import type { HistoryMonth } from '#core/books/history.ts';
import type { DirectoryThirdParty } from '#core/books/third-party-directory.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AuditInput, ValidationSettings } from '#core/engine/run-validations.ts';
import type { EarlierVersion } from '#core/engine/validation.ts';
import type { CustomRule } from '#core/expression/custom-rule.ts';

/** Earlier months that an audit may look at. */
export const mostHistory = 24;

/** A version of the audited month; see `EarlierVersion`. */
export interface StoredVersion extends StoredBalance {
  isFollowed: boolean;
}

/** Exactly what it is, to repeat it bit by bit: balances and changes of the parametrization never change. */
export interface InputBasis {
  /** Ids: the audited one, then the earlier months, newest first. */
  balances: string[];
  earlierVersion: string | null;
  profile: CompanyProfile;
  /** The last change of the company's parametrization that was in force; 0 when there was none. */
  parametrization: number;
  /** Which of the company's own validations were active, in which version. */
  own: { id: number; version: number }[];
  /** Version of the third parties that its package gave; 0 when there were none. */
  directory: number;
}

export interface StoredInput {
  current: StoredBalance;
  /** Earlier months, newest first. */
  history: StoredBalance[];
  earlierVersion: StoredVersion | null;
  /** What the company set, by validation id. */
  settings: Record<number, ValidationSettings>;
  /** The company's own validations that are active. */
  own: CustomRule[];
  /** The third parties as the company's package knows them. */
  directory: DirectoryThirdParty[];
  basis: InputBasis;
}

/** As the engine takes it; settings go by key there. */
export interface OpenedInput extends AuditInput {
  /** Newest first. */
  history: HistoryMonth[];
  earlierVersion: EarlierVersion | null;
}

/** In worker threads. Books are opened once, and only when they are looked at. */
export function openInput(input: StoredInput, asked: Pick<AuditInput, 'settings' | 'known'> = {}): OpenedInput {
  const { current, history, earlierVersion, basis, directory } = input;
  const month = storedMonth(current, directory);
  const version = earlierVersion && storedMonth(earlierVersion, directory);
  return {
    ...asked,
    period: month.period,
    get balance() {
      return month.balance;
    },
    history: history.map((stored) => storedMonth(stored, directory)),
    earlierVersion: version && {
      get balance() {
        return version.balance;
      },
      isFollowed: earlierVersion.isFollowed,
    },
    profile: basis.profile,
  };
}

/** Its columns are opened once, and only if some validation looks at them: most need a few months of the many. */
function storedMonth(stored: StoredBalance, directory: readonly DirectoryThirdParty[]): HistoryMonth {
  let opened: TrialBalance | undefined;
  return {
    period: storedPeriod(stored),
    get balance() {
      opened ??= openStoredBalance(stored, directory);
      return opened;
    },
  };
}

function storedPeriod({ period }: StoredBalance): Period {
  const parsed = parsePeriod(period);
  if (parsed === null) throw new RangeError(`not a period: ${period}`);
  return parsed;
}
