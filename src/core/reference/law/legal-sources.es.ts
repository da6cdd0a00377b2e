/** Norms cited by validations, each with one sentence of its content. Findings store the keys: never rename one. */
import { accountingSources } from './legal-accounting.es.ts';
import { labourSources } from './legal-labour.es.ts';
import { procedureSources } from './legal-procedure.es.ts';
import { regimeSources } from './legal-regimes.es.ts';
import type { LegalSource } from './legal-source.ts';
import { taxSources } from './legal-taxes.es.ts';

const sources = { ...accountingSources, ...procedureSources, ...taxSources, ...labourSources, ...regimeSources };

export type LegalSourceKey = keyof typeof sources;

export const legalSources: Readonly<Record<LegalSourceKey, LegalSource>> = sources;

/** `Estatuto Tributario, art. 774`. */
export function citation(key: LegalSourceKey): string {
  const { norm, article } = legalSources[key];
  return article === '' ? norm : `${norm}, ${article}`;
}
