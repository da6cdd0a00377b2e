/** Stored input of an audit or preview: balances, second files, profile and settings. */
import { zstdDecompressSync } from 'node:zlib';

import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import type { HistoryMonth } from '#core/books/history.ts';
import type { DirectoryThirdParty } from '#core/books/third-party-directory.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { EQUIVALENCES_ID } from '#core/engine/roles/company-roles.ts';
import type { AuditInput, ValidationSettings } from '#core/engine/run-validations.ts';
import type { SourceReader } from '#core/engine/sources/source.ts';
import type { EarlierVersion } from '#core/engine/validation.ts';
import type { CustomRule } from '#core/expression/custom-rule.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import type { DianList } from '#core/reference/dian/dian-list.ts';
import type { GivenLoad } from '#core/reference/dian/lists-in-force.ts';
import type { SourceKey, SourceTables } from '#core/source/source-tables.ts';
import { tableOfColumns } from '#core/source/table-columns.ts';
import { readers } from '#sources/readers.gen.ts';

/** Maximum number of earlier months in an audit. */
export const mostHistory = 24;

/** A version of the audited month; see `EarlierVersion`. */
export interface StoredVersion extends StoredBalance, Omit<EarlierVersion, 'balance'> {}

/**
 * Exact identity of the input, so that an audit can be repeated bit by bit: balances and parametrization changes are
 * immutable.
 */
export interface InputBasis {
  /** Balance ids: the audited one, then the earlier months, newest first. */
  balances: string[];
  earlierVersion: string | null;
  profile: CompanyProfile;
  /** Predefined parametrization under the company's own; absent in audits of releases without one. */
  predefined?: { software: number; version: number };
  /** Last parametrization change in force; 0 if none. */
  parametrization: number;
  /** Active custom rules with their versions. */
  own: { id: number; version: number }[];
  /** Version of the third-party directory; 0 if none. */
  directory: number;
  /** Changes of the rates that the administrator loaded; 0 if none. */
  rates: number;
  /** Load of each of the DIAN's lists in force at the end of the month, by list; absent in audits of releases without them. */
  dianLists?: Partial<Record<DianList, number>>;
  /** Second files, by source in the order of storing; absent in audits of releases without them. */
  sources?: Partial<Record<SourceKey, string[]>>;
}

export interface StoredInput {
  current: StoredBalance;
  /** Earlier months, newest first. */
  history: StoredBalance[];
  earlierVersion: StoredVersion | null;
  /** Predefined parametrization, by validation id: what the company's settings are over. */
  predefined: Record<number, ValidationSettings>;
  /** Company settings, by validation id. */
  settings: Record<number, ValidationSettings>;
  /** Active custom rules. */
  own: CustomRule[];
  /** Third-party directory of the company's package. */
  directory: DirectoryThirdParty[];
  /** Rates loaded over the dated tables. */
  rates: LoadedRate[];
  /** The DIAN's lists in force at the end of the month. */
  dianLists: GivenLoad[];
  /** Tables of the second files, by source in the order of storing, encoded and compressed. */
  sources: Partial<Record<SourceKey, Uint8Array[]>>;
  basis: InputBasis;
}

/** Input of the engine, where settings are keyed by validation key. */
export interface OpenedInput extends AuditInput {
  /** Newest first. */
  history: HistoryMonth[];
  earlierVersion: EarlierVersion | null;
}

/** For worker threads. Books are decoded lazily, at most once. */
export function openInput(input: StoredInput, asked: Pick<AuditInput, 'settings' | 'known'> = {}): OpenedInput {
  const { current, history, earlierVersion, basis, directory, rates, dianLists } = input;
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
      isClosed: earlierVersion.isClosed,
      isBeforeChanged: earlierVersion.isBeforeChanged,
    },
    profile: basis.profile,
    sources: openSources(input.sources),
    rates,
    dianLists,
  };
}

/** Opened when a validation first asks for one. */
function openSources(stored: StoredInput['sources']): SourceTables {
  const opened: SourceTables = {};
  for (const reader of readers as readonly SourceReader[]) {
    const files = stored[reader.key];
    if (files === undefined) continue;
    let table: Required<SourceTables>[SourceKey] | undefined;
    Object.defineProperty(opened, reader.key, {
      enumerable: true,
      get: () => (table ??= reader.joined(files.map(openTable))),
    });
  }
  return opened;
}

/** Of the order of what a reader process may take. */
const largestTable = 256 * 1024 ** 2;

function openTable(content: Uint8Array): Required<SourceTables>[SourceKey] {
  return tableOfColumns(zstdDecompressSync(content, { maxOutputLength: largestTable }).toString());
}

/** What the company says of its accounts, or else the predefined parametrization. */
export function equivalencesInForce(
  settings: StoredInput['settings'],
  predefined: StoredInput['predefined'],
): ValidationSettings {
  // A company that took its own back has settings without pairs.
  const own = settings[EQUIVALENCES_ID];
  const isSaid = own?.parameters !== undefined && Object.keys(own.parameters).length > 0;
  return (isSaid ? own : predefined[EQUIVALENCES_ID]) ?? {};
}

/** Decoded on first access: most validations need few of the months. */
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
