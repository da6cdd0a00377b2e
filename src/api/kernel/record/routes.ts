/** The record: listed with filters, and exported. */

import { recordActName } from '#core/product/record.es.ts';
import type { RecordAct } from '#core/product/record.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import type { ChainedEntry } from '#platform/record/chain.ts';
import { asCaller } from '../database.ts';
import { sendTable } from '../send-table.ts';
import type { Services } from '../services.ts';
import { exportRecord, listRecord, type RecordEntry, verifyRecord } from './contract.ts';
import { listEntries, type RecordFilter, record } from './queries.ts';
import { text } from './text.es.ts';
import { verifyChain } from './verify-record.ts';

const usualPage = 50;
/** A workbook is drawn as a whole, while others wait. */
const mostExported = { csv: 50_000, xlsx: 20_000 };
/** Bogotá has had no other time since 1993. */
const midnight = 'T00:00:00-05:00';
const dayMs = 86_400_000;

export function mountRecord({ mount }: Router, { db }: Services): void {
  mount(listRecord, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const { entries, total } = await asCaller(db, caller, (trx) =>
      listEntries(trx, filterOf(caller, query), { page, pageSize }),
    );
    return { data: entries.map(entryDocument), meta: { page, pageSize, total } };
  });
  mount(verifyRecord, async ({ query, caller }) => {
    const accountId = caller.isAdmin ? (query.account ?? caller.accountId) : caller.accountId;
    const { entries, lastHash, broken } = await asCaller(db, caller, (trx) => verifyChain(trx, accountId));
    return { data: { isWhole: broken === null, entries, brokenAt: broken?.sequence ?? null, lastHash } };
  });
  mount(exportRecord, async ({ query, caller, reply }) => {
    const { format, ...asked } = query;
    const filter = filterOf(caller, asked);
    const entries = await asCaller(db, caller, async (trx) => {
      const found = await listEntries(trx, filter, { page: 1, pageSize: mostExported[format ?? 'csv'] });
      const accountId = filter.accountId ?? caller.accountId;
      await record(
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
  act?: RecordAct;
  userId?: number;
  companyId?: number;
  from?: string;
  to?: string;
  account?: string;
  q?: string;
  oldestFirst?: boolean;
}

function filterOf(
  caller: Caller,
  { act, userId, companyId, from, to, account, q, oldestFirst = false }: Asked,
): RecordFilter {
  // Somebody else's account is not even looked for.
  const accountId = caller.isAdmin ? account : caller.accountId;
  return {
    ...(accountId === undefined ? {} : { accountId }),
    ...(act === undefined ? {} : { act }),
    ...(userId === undefined ? {} : { userId }),
    ...(companyId === undefined ? {} : { companyId }),
    ...(q === undefined ? {} : { q }),
    oldestFirst,
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
      act: act as RecordAct,
      companyId,
      target,
      details: JSON.parse(details),
      hash,
    },
  };
}

function tableRow(entry: ChainedEntry) {
  const { accountId, sequence, at, userName, userId, act, companyId, target, details, previous, hash } = entry;
  const name = recordActName[act as RecordAct];
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
