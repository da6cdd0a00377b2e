/** A report as JSON: the document of the command line (`cuadre auditar --json`), with the states of the findings. */

import { type Static, Type } from 'typebox';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { findingLifeSchema } from '#api/audits/finding-lives/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { auditReportSchema } from '#core/engine/finding-schema.ts';
import { dianLists } from '#core/reference/dian/dian-list.ts';
import { goneWords } from './gone-words.ts';
import type { ReportContent } from './report-content.ts';

const reasonSchema = Type.Object({
  scope: Type.String(),
  reason: Type.String(),
  until: Type.Union([Type.String(), Type.Null()]),
  by: Type.String(),
  at: Type.String(),
});

const signedSchema = Type.Object({
  name: Type.String(),
  card: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
});

export const reportJsonSchema = Type.Object({
  ...auditReportSchema.properties,
  /** Id of the audit. */
  audit: Type.String(),
  version: Type.Integer(),
  /** Of the file that was audited. */
  sha256: Type.String(),
  finishedAt: Type.Union([Type.String(), Type.Null()]),
  /** SHA-256 of the versions of validations, parameters and lists that the audit ran with. */
  rules: Type.String(),
  /** The DIAN's lists that the audit ran with; null for audits of earlier releases. */
  dianLists: Type.Union([
    Type.Array(
      Type.Object({
        list: Type.Enum([...dianLists]),
        /** Null: none was loaded. */
        load: Type.Union([Type.Object({ number: Type.Integer(), from: Type.String({ format: 'date' }) }), Type.Null()]),
      }),
    ),
    Type.Null(),
  ]),
  /** Null before the month is prepared. */
  signOff: Type.Union([
    Type.Object({
      state: Type.Enum(['prepared', 'closed', 'modified']),
      digest: Type.String(),
      prepared: signedSchema,
      closed: Type.Union([signedSchema, Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** By which whoever holds the file finds out what it is. */
  verification: Type.Object({ code: Type.String(), address: Type.String(), made: Type.String() }),
  /** State of each finding in the month, by fingerprint; `reason` where it is justified. */
  lives: Type.Record(
    Type.String(),
    Type.Object({
      ...Type.Pick(findingLifeSchema, ['state', 'snoozedTo', 'assignee', 'due']).properties,
      reason: Type.Optional(reasonSchema),
    }),
  ),
});

export function reportJson({
  company,
  audit,
  findings,
  gone,
  practices,
  signOff,
  rules,
  lists,
  reasons,
  seal,
}: ReportContent): Static<typeof reportJsonSchema> {
  const { period, balance, result, finishedAt } = audit.attributes;
  const { format, rows, debits, credits, version, sha256 } = balance.attributes;
  const byValidation = Map.groupBy(findings, ({ validation }) => validation);
  return {
    company,
    package: format,
    period,
    totals: { rows, debits, credits },
    healthIndex: result.healthIndex,
    unbalanced: result.unbalanced,
    validations: result.validations.map(({ findings: _, worst, amount, toExplain, ...validation }) => ({
      ...validation,
      findings: (byValidation.get(validation.key) ?? []).map(({ finding, change, since }) => ({
        ...finding,
        ...(change !== 'corregido' && change !== 'ya_no_aplica' && { change }),
        since,
      })),
    })),
    ...(practices.length > 0 && {
      practices: practices.map(({ registered: _, ...practice }) => practice),
    }),
    gone: gone.map((item) => ({
      ...named(item),
      change: item.change === 'corregido' ? item.change : 'ya_no_aplica',
      foundIn: item.foundIn,
      state: goneWords(period, item),
    })),
    audit: audit.id,
    version,
    sha256,
    finishedAt,
    rules,
    dianLists: lists && [...lists],
    signOff,
    verification: seal,
    lives: Object.fromEntries(
      findings.map(({ finding, life: { state, snoozedTo, assignee, due, justificationId } }) => {
        const reason = justificationId === null ? undefined : lookUp(reasons, justificationId);
        return [finding.fingerprint, { state, snoozedTo, assignee, due, ...(reason && { reason }) }];
      }),
    ),
  };
}

function named({ finding: { fingerprint, rule, severity, account, accountName, amount, title, proof } }: FindingItem) {
  return { fingerprint, rule, severity, account, accountName, amount, title, proof };
}
