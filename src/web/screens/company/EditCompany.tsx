/** Edits a company; concurrent changes are merged without losing typed values. */
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { type CompanyValues, patchOf, valuesOf } from '../../company-fields/form-values.ts';
import { FormSkeleton, WithCatalogues } from '../../company-fields/WithCatalogues.tsx';
import { useCompany, useRereadCompany, useUpdateCompany } from '../../data/companies/companies.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { auditPath, servicesPath } from '../../data/routes/company-route.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { RecalculateNotice } from '../../recalculate/RecalculateNotice.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { NoneChosen } from '../../ui/page/NoneChosen.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { AlertsPanel } from './alerts/AlertsPanel.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { DangerZone } from './danger/DangerZone.tsx';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { type Rebased, rebase } from './edits.ts';
import { Conflict, Recovered } from './form-parts.tsx';
import { LogoPanel } from './logo/LogoPanel.tsx';
import { SiigoPanel } from './siigo/SiigoPanel.tsx';
import { StatementMailPanel } from './statement-mail/StatementMailPanel.tsx';
import { companyText } from './text.es.ts';
import { CompanyUsers } from './users/CompanyUsers.tsx';

export function EditCompany() {
  const id = Number(useParams().comp_id);
  if (id === 0) return <NoCompany />;
  return <CompanyPage key={id} id={id} />;
}

function NoCompany() {
  const mayCreate = useHindrance('empresas.editar', null) === null;
  return (
    <>
      <PageHeader title={companyText.noneTitle} />
      <Panel label={companyText.noneTitle}>
        <NoneChosen choose={mayCreate ? companyText.chooseOrCreate : companyText.choose} creates />
      </Panel>
    </>
  );
}

function CompanyPage({ id }: { id: number }) {
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Rebased | null>(null);
  const why = useHindrance('empresas.editar', id);
  const { data: company, error, refetch } = useCompany(id);
  if (error) {
    return (
      <>
        <PageHeader title={companyText.noneTitle} />
        {error instanceof ApiError && error.status === 404 ? (
          <Panel label={companyText.noneTitle}>
            <EmptyState action={<Button onClick={() => void navigate('/empresas')}>{companyText.seeAll}</Button>}>
              {error.message}
            </EmptyState>
          </Panel>
        ) : (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const { comp_business_name: name = '', comp_entity_id: nit = '', comp_check_digit: dv } = company?.attributes ?? {};
  return (
    <>
      <PageHeader
        title={name || companyText.noneTitle}
        context={nit && companyText.editContext(formatNit(nit, dv), company?.attributes.comp_is_active ?? true)}
        actions={
          <>
            <Button type="text" onClick={() => void navigate('/empresas')}>
              {companyText.toList}
            </Button>
            <Button onClick={() => void navigate(servicesPath(id))}>{companyText.services}</Button>
            <Button onClick={() => void navigate(auditPath(id))}>{companyText.goToAudit}</Button>
          </>
        }
      />
      <HindranceNotice why={why} />
      {company && <RecalculateNotice company={id} />}
      {company ? (
        <>
          <CompanyData
            key={company.attributes.version}
            company={company}
            conflict={conflict}
            onConflict={setConflict}
            readOnly={why !== null}
          />
          <Stack gap={12} above={12} width="wide">
            <LogoPanel company={company} readOnly={why !== null} />
            {company.uses_siigo && <SiigoPanel company={id} readOnly={why !== null} />}
            <AlertsPanel company={id} />
            <StatementMailPanel company={id} />
            <CompanyUsers company={id} />
            <DangerZone company={company} />
          </Stack>
        </>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

interface CompanyDataProps {
  company: Company;
  /** Result of the last save that conflicted. */
  conflict: Rebased | null;
  onConflict: (conflict: Rebased | null) => void;
  readOnly: boolean;
}

/** Form over one version; a new version is a new form that starts with the typed values. */
function CompanyData({ company, conflict, onConflict, readOnly }: CompanyDataProps) {
  const { id } = company;
  const read = valuesOf(company);
  // Without edit permission a stale draft must not be shown as stored data.
  const [draft] = useState(() => (readOnly ? null : readDraft(id)));
  const start = draft ? rebase(draft.read, draft.values, read).values : read;

  const reread = useRereadCompany(id);
  const save = useUpdateCompany(company, (values: CompanyValues) => patchOf(company, values), {
    // Shown by the form.
    meta: { quiet: true },
    onSuccess: ({ attributes }) => {
      dropDraft(id);
      onConflict(null);
      const { comp_business_name: name } = attributes;
      notify({ title: companyText.savedTitle, description: companyText.savedNotice(name) }, 'success');
    },
    onError: async (failure, values) => {
      if (!isConflict(failure)) return;
      keepDraft(id, { read, values });
      // A failed refetch is reported like any query failure.
      const stored = await reread().catch(() => null);
      if (stored) onConflict(rebase(read, values, valuesOf(stored)));
    },
  });
  const submit = (values: CompanyValues) =>
    save.mutateAsync(values).catch((failure: unknown) => {
      if (!isConflict(failure)) throw failure;
    });

  return (
    <WithCatalogues>
      {(catalogues) => (
        <CompanyForm
          company={id}
          catalogues={catalogues}
          read={read}
          start={start}
          submitLabel={companyText.save}
          pending={save.isPending}
          onSubmit={submit}
          readOnly={readOnly}
        >
          {conflict ? <Conflict {...conflict} /> : draft && <Recovered />}
        </CompanyForm>
      )}
    </WithCatalogues>
  );
}

function isConflict(failure: unknown): boolean {
  return failure instanceof ApiError && failure.word === 'resource.conflict';
}
