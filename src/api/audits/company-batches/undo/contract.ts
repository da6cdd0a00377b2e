/** A batch taken back: the companies that it created and the months that it stored, unless somebody worked on them since. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

export const undoneBatchSchema = Type.Object({
  /** Companies deleted; each can be restored for 30 days. */
  companies: Type.Integer(),
  /** Months withdrawn from companies that it did not create; each can be restored. */
  months: Type.Integer(),
  /** What stays, with what was done in it since, in words. */
  kept: Type.Array(
    Type.Object({ companyId: Type.Integer(), comp_business_name: Type.String(), acts: Type.Array(Type.String()) }),
  ),
});
export type UndoneBatch = Static<typeof undoneBatchSchema>;

export const undoCompanyBatch = endpoint({
  method: 'POST',
  path: '/companies/batch/{batchId}/undo',
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'editar' },
  summary:
    'Deletes the companies that a batch of the caller created and withdraws the months that it stored in others, except where somebody worked since.',
  params: Type.Object({ batchId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  answer: Type.Object({ data: undoneBatchSchema }),
  errors: ['resource.not_found'],
});
