/** Writes the templates of the product into the database, at every start: their words come from text files. */
import type { Database } from '#api/kernel/database.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import { productTemplates, usualColours } from './product-templates.ts';
import { writeProductTemplates } from './queries.ts';

export function prepareTemplates(db: Database): Promise<void> {
  return inSystem(db, (trx) => writeProductTemplates(trx, productTemplates, usualColours));
}
