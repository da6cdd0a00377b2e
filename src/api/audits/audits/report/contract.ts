/** Reports of a finished audit as files. */
import { Type } from 'typebox';
import { auditIdParams } from '#api/audits/audits/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';

export const reportFormats = ['xlsx', 'pdf', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const downloadReport = endpoint({
  access: 'user',
  tag: 'audits',
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/report',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary:
    'Downloads the report of a finished audit: an Excel workbook, a PDF, or the JSON of the command line with states.',
  params: auditIdParams,
  query: Type.Object({ format: Type.Enum([...reportFormats]) }, { additionalProperties: false }),
  produces: 'application/octet-stream',
  errors: ['resource.not_found', 'audit.unfinished', 'server.busy'],
});

export const downloadSiigoEntries = endpoint({
  access: 'user',
  tag: 'audits',
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/siigo-entries',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary: 'Downloads the suggested entries of a finished audit as an Excel in the layout that Siigo Nube imports.',
  params: auditIdParams,
  produces: 'application/octet-stream',
  errors: ['resource.not_found', 'audit.unfinished', 'server.busy'],
});
