/** Books against the DIAN's electronic documents, by third party. */
import { periodKey } from '#core/calendar/period.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { doc1 } from './rules/doc-1-received-not-booked.es.ts';
import { doc2 } from './rules/doc-2-purchase-without-document.es.ts';
import { doc3 } from './rules/doc-3-purchase-without-support.es.ts';
import { doc4 } from './rules/doc-4-other-value.es.ts';
import { doc5 } from './rules/doc-5-booked-twice.es.ts';
import { doc6 } from './rules/doc-6-other-third-party.es.ts';
import { doc7 } from './rules/doc-7-vat-above-document.es.ts';
import { doc8 } from './rules/doc-8-late.es.ts';
import { doc9 } from './rules/doc-9-issued-not-booked.es.ts';
import { doc10 } from './rules/doc-10-sale-without-document.es.ts';
import { doc11 } from './rules/doc-11-missing-number.es.ts';
import { doc12 } from './rules/doc-12-payroll-without-document.es.ts';
import { doc13 } from './rules/doc-13-payroll-other-value.es.ts';
import { defaultRoles } from './settings.ts';

export const validation = defineValidation({
  id: 130,
  key: 'documentos',
  version: 1,
  order: 130,
  weight: 3,
  roles: defaultRoles,
  parameters: {},
  sources: ['documentos'],
  rules: [doc1, doc2, doc3, doc4, doc5, doc6, doc7, doc8, doc9, doc10, doc11, doc12, doc13],
  byMonth: 'all',
  analyse({ balance, history, period, roles, sources }) {
    const table = sources?.documentos;
    if (table === undefined) return { notEvaluable: { reason: 'sin_documentos' } };
    if (periodKey(period) < table.from || periodKey(period) > table.to)
      return { notEvaluable: { reason: 'otros_meses', data: { from: table.from, to: table.to } } };
    if (balance.thirdParties.find((id) => id !== '') < 0) return { notEvaluable: { reason: 'sin_terceros' } };
    return new Analysis({ balance, history, period, roles, table });
  },
});
