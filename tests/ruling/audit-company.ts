/** The books of a simulated company, audited. */
import type { AuditReport } from '#core/engine/finding.ts';
import type { Simulation } from '#simulator/model.ts';
import { auditAll } from './audit-folder.ts';
import { type RulingCompany, simulate } from './companies.ts';
import { balancesOf } from './simulated-books.ts';

/** A company's books, what was put into them, and the reports of its months by period. */
export interface Audited {
  simulation: Simulation;
  reports: ReadonlyMap<string, AuditReport>;
}

/** `isClean`: without its errors. */
export function audit(company: RulingCompany, isClean: boolean): Audited {
  const simulation = simulate(company, isClean);
  return { simulation, reports: auditAll(balancesOf(simulation), simulation.company.profile) };
}
