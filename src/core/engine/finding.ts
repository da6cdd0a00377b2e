/**
 * Result types of an audit: findings, outcomes of validations and the report document (`--json`, API). Money is cents
 * inside, decimal strings in the document. Types and constants only: the schemas, which need a library, are in
 * `finding-schema.ts`.
 */
import type { Static } from 'typebox';
import type {
  auditReportSchema,
  deducedFactSchema,
  findingSchema,
  inferredAccountSchema,
  listedFindingSchema,
  missingDatumSchema,
  ruleChangeSchema,
  validationResultSchema,
} from './finding-schema.ts';

export type Finding = Static<typeof findingSchema>;
export type ListedFinding = Static<typeof listedFindingSchema>;
export type InferredAccount = Static<typeof inferredAccountSchema>;
export type MissingDatum = Static<typeof missingDatumSchema>;
export type DeducedFact = Static<typeof deducedFactSchema>;
export type RuleChange = Static<typeof ruleChangeSchema>;
export type ValidationResult = Static<typeof validationResultSchema>;
export type AuditReport = Static<typeof auditReportSchema>;
