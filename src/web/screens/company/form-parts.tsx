/** What both pages of a company put around the form. */
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import form from '../../ui/Form.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import styles from './CompanyForm.module.css';
import { type Catalogues, useCatalogues } from './catalogues.ts';
import type { Rebased } from './edits.ts';
import type { CompanyField } from './form-values.ts';
import { companyText, conflictText } from './text.es.ts';

/** Waits for the catalogues, which every field needs. */
export function WithCatalogues({ children }: { children: (catalogues: Catalogues) => ReactNode }) {
  const { catalogues, failure, retry } = useCatalogues();
  if (catalogues) return children(catalogues);
  if (failure) return <ErrorState failure={failure} message={companyText.catalogueFailed} onRetry={retry} />;
  return <FormSkeleton />;
}

export function FormSkeleton() {
  return (
    <div className={`${form.form} ${styles.waiting}`}>
      <Panel label={companyText.basic} flush>
        <SkeletonRows rows={4} columns="1fr 1fr" height={64} />
      </Panel>
    </div>
  );
}

/** Says that the form started from an unsaved draft. */
export function Recovered() {
  return <Notice>{companyText.recovered}</Notice>;
}

const labels: Record<CompanyField, string> = {
  name: companyText.name,
  nit: companyText.nit,
  software: companyText.software,
  regime: companyText.regime,
  department: companyText.department,
  city: companyText.city,
  ica: companyText.ica,
  ciiu: companyText.ciiu,
  vat: companyText.vat,
  vatPeriod: companyText.vatPeriod,
  exempt1141: companyText.exempt1141,
  selfWithholder: companyText.selfWithholder,
  withholdingAgent: companyText.withholdingAgent,
  arl: companyText.arl,
  niif: companyText.niif,
};

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const named = (fields: readonly CompanyField[]) => list.format(fields.map((field) => labels[field]));

/** Says what someone else saved meanwhile and what became of it here. */
export function Conflict({ theirs, both }: Pick<Rebased, 'theirs' | 'both'>) {
  return (
    <Notice urgent>
      <b>{conflictText.title}</b> {theirs.length > 0 && `${conflictText.theirs(named(theirs))} `}
      {both.length > 0 && `${conflictText.both(named(both))} `}
      {conflictText.next}
    </Notice>
  );
}
