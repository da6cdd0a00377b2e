/** What is sent of a drop, and what its answer says of each file. */
import type { Dispatch } from 'react';
import type { BatchRow } from '#api/audits/company-batches/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import type { useSendBatch } from '../../../../data/companies/send-batch.ts';
import type { AuditRuns } from '../../progress/use-audit-runs.ts';
import { inspectionOf, type LoadedFile } from '../loaded-file.ts';
import type { FilesAction } from '../loaded-files.ts';
import type { DropPlan, NewCompany } from './drop-plan.ts';

export interface BatchRequest {
  plan: DropPlan;
  /** Income tax regime of a new company. */
  regimeOf(company: NewCompany): number;
  /** Of the user. */
  companies: readonly Company[];
}

interface Sent {
  body: Parameters<ReturnType<typeof useSendBatch>>[0]['companies'][number];
  files: readonly LoadedFile[];
}

export function rowsOf({ plan, regimeOf, companies }: BatchRequest): Sent[] {
  const created = plan.created.map(({ company, files }): Sent => {
    const { name, nit, dv, software } = company;
    const identity = { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv };
    return { body: { ...identity, acso_id: software, rety_id: regimeOf(company), uploads: uploadsOf(files) }, files };
  });
  const known = [...Map.groupBy(plan.known, ({ company }) => company)].flatMap(([id, files]): Sent[] => {
    const company = companies.find((one) => one.id === id);
    if (company === undefined) return [];
    const { comp_business_name, comp_entity_id, comp_check_digit } = company.attributes;
    const identity = { comp_business_name, comp_entity_id, comp_check_digit };
    const { acso_id } = company.accountable_software;
    const { rety_id } = company.regime_type;
    return [{ body: { ...identity, acso_id, rety_id, uploads: uploadsOf(files) }, files }];
  });
  return [...created, ...known];
}

const uploadsOf = (files: readonly LoadedFile[]) =>
  files.map((file) => ({ uploadId: inspectionOf(file)?.uploadId ?? '' }));

export function move(dispatch: Dispatch<FilesAction>, file: LoadedFile, step: 'storing' | 'inspected'): void {
  const inspection = inspectionOf(file);
  if (inspection) dispatch({ type: 'moved', id: file.id, status: { step, inspection } });
}

export function settle(dispatch: Dispatch<FilesAction>, files: readonly LoadedFile[], row: BatchRow): void {
  for (const file of files) {
    const inspection = inspectionOf(file);
    const month = row.months.find(({ uploadId }) => uploadId === inspection?.uploadId);
    if (inspection && month && row.companyId !== null) {
      const status = { step: 'stored', inspection, balance: { attributes: month }, at: new Date() } as const;
      dispatch({ type: 'placed', id: file.id, company: row.companyId, status });
    } else {
      const words = [row.error?.message, ...(row.error?.errors ?? []).map(({ message }) => message)];
      const status = { step: 'failed', message: words.filter(Boolean).join(' '), inspection } as const;
      dispatch({ type: 'moved', id: file.id, status });
    }
  }
}

export function startedBy({ companyId, months }: BatchRow): Parameters<AuditRuns['follow']>[0][number][] {
  if (companyId === null) return [];
  return months.map(({ auditId, period }) => ({ company: companyId, auditId, period, state: 'queued' as const }));
}
