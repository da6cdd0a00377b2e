/** Notices around the company form. */
import type { CompanyField } from '../../company-fields/form-values.ts';
import { fieldText } from '../../company-fields/text.es.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import type { Rebased } from './edits.ts';
import { companyText, conflictText } from './text.es.ts';

/** Notice: the form was restored from a draft. */
export function Recovered() {
  return <Notice>{companyText.recovered}</Notice>;
}

const labels: Record<CompanyField, string> = {
  name: fieldText.name,
  nit: fieldText.nit,
  software: fieldText.software,
  regime: fieldText.regime,
  department: fieldText.department,
  city: fieldText.city,
  ica: fieldText.ica,
  ciiu: fieldText.ciiu,
  vat: fieldText.vat,
  vatPeriod: fieldText.vatPeriod,
  exempt1141: fieldText.exempt1141,
  selfWithholder: fieldText.selfWithholder,
  withholdingAgent: fieldText.withholdingAgent,
  arl: fieldText.arl,
  niif: fieldText.niif,
  yearEnd: fieldText.yearEnd,
  representative: fieldText.representative,
  representativeDocument: fieldText.representativeDocument,
  accountant: fieldText.accountant,
  accountantCard: fieldText.accountantCard,
  auditor: fieldText.auditor,
  auditorCard: fieldText.auditorCard,
};

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const named = (fields: readonly CompanyField[]) => list.format(fields.map((field) => labels[field]));

/** Notice: concurrent changes and how they were merged. */
export function Conflict({ theirs, both }: Pick<Rebased, 'theirs' | 'both'>) {
  return (
    <Notice urgent>
      <b>{conflictText.title}</b> {theirs.length > 0 && `${conflictText.theirs(named(theirs))} `}
      {both.length > 0 && `${conflictText.both(named(both))} `}
      {conflictText.next}
    </Notice>
  );
}
