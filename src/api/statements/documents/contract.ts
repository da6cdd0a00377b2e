/** Financial statements as files. */
import { Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { drawingQuery, statementDetails, statementUnitSchema } from '../statements/contract.ts';

export const statementFormats = ['xlsx', 'pdf', 'json'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Keys separated by commas. */
export const statementKeysSchema = Type.Optional(
  Type.String({ pattern: '^[a-z][a-z-]{2,39}(?:,[a-z][a-z-]{2,39}){0,11}$' }),
);

export const exportStatements = endpoint({
  access: 'user',
  tag: 'statements',
  method: 'GET',
  path: '/companies/{id}/statements/export',
  permission: { module: 'estados_financieros', action: 'exportar' },
  readsBooks: true,
  summary:
    'Downloads statements of a month with its notes: an Excel workbook with formulas, a PDF to be signed, or JSON. A draft until the month is signed off.',
  params: companyIdParams,
  query: Type.Object(
    {
      format: Type.Enum([...statementFormats]),
      period: periodSchema,
      /** In this order; default: all. */
      statements: statementKeysSchema,
      ...drawingQuery,
      detail: Type.Optional(Type.Enum([...statementDetails])),
      unit: statementUnitSchema,
      /** `signed`: as they were when the month was signed off; default: as they are now. */
      figures: Type.Optional(Type.Enum(['now', 'signed'])),
    },
    { additionalProperties: false },
  ),
  produces: 'application/octet-stream',
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});
