/** The activity log: filtered list, and export. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { activityName } from '#core/product/activity-log.es.ts';
import type { ActivityKind } from '#core/product/activity-log.ts';
import type { ChainedEntry } from '#platform/activity-log/chain.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { countingAll } from '#platform/database/system-transaction.ts';
import type { Router } from '#platform/http/router.ts';
import { asCaller } from '../database.ts';
import { sendTable } from '../send-table.ts';
import type { Services } from '../services.ts';
import {
  exportActivityLog,
  listActivityLog,
  type RecordEntry,
  type RecordOrder,
  verifyActivityLog,
} from './contract.ts';
import { type ActivityFilter, listEntries, logActivity } from './queries.ts';
import { text } from './text.es.ts';
import { verifyChain } from './verify-activity-log.ts';

const usualPage = 50;
/** A workbook is built in memory at once, on the main thread. */
const mostExported = { csv: 50_000, xlsx: 20_000 };
/** Bogotá has been at UTC−5 without daylight saving since 1993. */
const midnight = 'T00:00:00-05:00';
const dayMs = 86_400_000;

export function mountActivityLog({ mount }: Router, { db }: Services): void {
  mount(listActivityLog, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const { entries, total } = await asCaller(db, caller, (trx) =>
      listEntries(trx, filterOf(caller, query), { page, pageSize }),
    );
    return { data: entries.map(entryDocument), meta: { page, pageSize, total } };
  });
  mount(verifyActivityLog, async ({ query, caller }) => {
    const accountId = caller.isAdmin ? (query.account ?? caller.accountId) : caller.accountId;
    const { entries, lastHash, broken } = await asCaller(db, caller, (trx) =>
      caller.isAdmin ? countingAll(trx, (all) => verifyChain(all, accountId)) : verifyChain(trx, accountId),
    );
    return { data: { isWhole: broken === null, entries, brokenAt: broken?.sequence ?? null, lastHash } };
  });
  mount(exportActivityLog, async ({ query, caller, reply }) => {
    const { format, ...asked } = query;
    const filter = filterOf(caller, asked);
    const entries = await asCaller(db, caller, async (trx) => {
      const found = await listEntries(trx, filter, { page: 1, pageSize: mostExported[format ?? 'csv'] });
      const accountId = filter.accountId ?? caller.accountId;
      await logActivity(
        trx,
        { ...caller, accountId },
        { act: 'record.exported', details: { ...query, entries: found.entries.length } },
      );
      return found.entries;
    });
    const rows = [[...text.header, ...text.more], ...entries.map(tableRow)];
    return sendTable(reply, { title: text.title, fileName: text.fileName, rows }, format);
  });
}

interface Asked {
  act?: ActivityKind;
  userId?: number;
  companyId?: number;
  from?: string;
  to?: string;
  account?: string;
  q?: string;
  sort?: RecordOrder;
}

function filterOf(
  caller: Caller,
  { act, userId, companyId, from, to, account, q, sort = '-at' }: Asked,
): ActivityFilter {
  // A foreign account id is ignored except for staff.
  const accountId = caller.isAdmin ? account : caller.accountId;
  return {
    ...(accountId === undefined ? {} : { accountId }),
    ...(act === undefined ? {} : { act }),
    ...(userId === undefined ? {} : { userId }),
    ...(companyId === undefined ? {} : { companyId }),
    ...(q === undefined ? {} : { q }),
    oldestFirst: sort === 'at',
    ...(from === undefined ? {} : { from: new Date(from + midnight) }),
    ...(to === undefined ? {} : { until: new Date(Date.parse(to + midnight) + dayMs) }),
  };
}

function entryDocument(entry: ChainedEntry): RecordEntry {
  const { accountId, sequence, at, userId, userName, act, companyId, target, details, hash } = entry;
  return {
    id: sequence,
    attributes: {
      account: accountId,
      at: at.toISOString(),
      userId,
      userName,
      act: act as ActivityKind,
      companyId,
      target,
      details: JSON.parse(details),
      hash,
    },
  };
}

function tableRow(entry: ChainedEntry) {
  const { accountId, sequence, at, userName, userId, act, companyId, target, details, previous, hash } = entry;
  const name = lookUp(activityName, act)!;
  return [
    accountId,
    sequence,
    at.toISOString(),
    userName,
    userId,
    name,
    act,
    companyId,
    target,
    details,
    previous,
    hash,
  ];
}
