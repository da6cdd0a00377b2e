/** The data of a company, to see and to change; what someone else saves meanwhile is merged, nothing that was typed is lost. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Company, getCompany, updateCompany } from '#api/companies/companies/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { type CompanyValues, patchOf, valuesOf } from '../../company-fields/form-values.ts';
import { FormSkeleton, WithCatalogues } from '../../company-fields/WithCatalogues.tsx';
import { companiesQuery } from '../../data/companies/companies.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { call } from '../../data/transport/api.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { DangerZone } from './danger/DangerZone.tsx';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { type Rebased, rebase } from './edits.ts';
import { Conflict, Recovered } from './form-parts.tsx';
import { CompanyPeople } from './people/CompanyPeople.tsx';
import { SiigoPanel } from './siigo/SiigoPanel.tsx';
import { companyText } from './text.es.ts';

const companyQuery = (id: number) => ({
  queryKey: ['company', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(getCompany, { params: { id }, signal })).data,
});

export function EditCompany() {
  const id = Number(useParams().comp_id);
  if (id === 0) return <NoCompany />;
  return <CompanyPage key={id} id={id} />;
}

function NoCompany() {
  const navigate = useNavigate();
  const create = (
    <Button type="primary" onClick={() => void navigate('/empresa')}>
      {companyText.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={companyText.noneTitle} />
      <Panel label={companyText.noneTitle}>
        <EmptyState action={create}>{companyText.none}</EmptyState>
      </Panel>
    </>
  );
}

function CompanyPage({ id }: { id: number }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [conflict, setConflict] = useState<Rebased | null>(null);
  const why = useHindrance('empresas.editar', id);
  // A refetch while someone types would move the ground; saving with If-Match finds what changed.
  const {
    data: company,
    error,
    refetch,
  } = useQuery({
    ...companyQuery(id),
    staleTime: Number.POSITIVE_INFINITY,
    // Its place on the page says it.
    meta: { quiet: true },
  });
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
        actions={<Button onClick={() => void navigate(auditPath(id))}>{companyText.goToAudit}</Button>}
      />
      <HindranceNotice why={why} />
      {company ? (
        <>
          <CompanyData
            key={company.attributes.version}
            company={company}
            conflict={conflict}
            onConflict={setConflict}
            readOnly={why !== null}
          />
          {company.uses_siigo && <SiigoPanel company={id} readOnly={why !== null} />}
          <CompanyPeople company={id} />
          <DangerZone
            company={company}
            onChanged={(changed) => cache.setQueryData(companyQuery(id).queryKey, changed)}
          />
        </>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

interface CompanyDataProps {
  company: Company;
  /** What came of the last attempt to save over someone else's change. */
  conflict: Rebased | null;
  onConflict: (conflict: Rebased | null) => void;
  readOnly: boolean;
}

/** The form over one version of a company; a new version is a new form that starts with what was typed. */
function CompanyData({ company, conflict, onConflict, readOnly }: CompanyDataProps) {
  const { id } = company;
  const cache = useQueryClient();
  const read = valuesOf(company);
  // What somebody typed when they still could is nothing to show as the company's.
  const [draft] = useState(() => (readOnly ? null : readDraft(id)));
  const start = draft ? rebase(draft.read, draft.values, read).values : read;

  const save = async (values: CompanyValues) => {
    try {
      const body = patchOf(company, values);
      const { data } = await call(updateCompany, { params: { id }, body, ifMatch: company.attributes.version });
      dropDraft(id);
      onConflict(null);
      cache.setQueryData(companyQuery(id).queryKey, data);
      void cache.invalidateQueries({ queryKey: companiesQuery.queryKey });
      const { comp_business_name: name } = data.attributes;
      notify({ title: companyText.savedTitle, description: companyText.savedNotice(name) }, 'success');
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.word !== 'resource.conflict') throw failure;
      keepDraft(id, { read, values });
      const stored = await cache.fetchQuery({ ...companyQuery(id), staleTime: 0 });
      onConflict(rebase(read, values, valuesOf(stored)));
    }
  };

  return (
    <WithCatalogues>
      {(catalogues) => (
        <CompanyForm
          company={id}
          catalogues={catalogues}
          read={read}
          start={start}
          submitLabel={companyText.save}
          onSubmit={save}
          readOnly={readOnly}
        >
          {conflict ? <Conflict {...conflict} /> : draft && <Recovered />}
        </CompanyForm>
      )}
    </WithCatalogues>
  );
}
