/** What the figures of a balance follow from besides its rows: a release's derivation, and what was said of the accounts. */
import { createHash } from 'node:crypto';
import { activeSettings } from '#api/audits/parametrization/queries.ts';
import { predefinedInForce } from '#api/audits/predefined/queries.ts';
import { equivalencesInForce } from '#api/audits/stored-input.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';

/** Counts the changes of what `figuresOf` gives and of how it is stored: what was stored before is computed again. */
export const DERIVATION = 9;

export interface FiguresBasis {
  equivalences: Equivalences;
  /** Names both. */
  digest: string;
}

export async function figuresBasis(trx: DatabaseTransaction, companyId: number): Promise<FiguresBasis> {
  const { settings } = await activeSettings(trx, companyId);
  const { settings: predefined } = await predefinedInForce(trx, companyId);
  const equivalences = equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) });
  const digest = createHash('sha256')
    .update(JSON.stringify([DERIVATION, equivalences]))
    .digest('base64url');
  return { equivalences, digest: digest.slice(0, 22) };
}
