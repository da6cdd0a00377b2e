/** The modules of a company with their state, and what is missing to use each. */
import { CircleCheck, CircleDashed, Clock, Lock, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { useMonthsTo } from '../../data/audits/audits.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { useConfiguration } from '../../data/configuration.ts';
import { allows, useAccess, useIsAccessAwaited } from '../../data/users/access.ts';
import { Columns, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { type Service, type ServiceState, servicesOf } from './services.ts';
import { servicesText as text } from './text.es.ts';

export function Screen() {
  const { data: companies } = useCompanies();
  return (
    <OfCompany title={text.title} choose={text.choose}>
      {(id) => {
        const company = companies?.find((each) => each.id === id);
        return company && <Services key={id} company={company} />;
      }}
    </OfCompany>
  );
}

function Services({ company }: { company: Company }) {
  const { id, chart_accounts: chart, attributes } = company;
  const access = useAccess();
  const isAwaited = useIsAccessAwaited();
  const { upcoming } = useConfiguration();
  const may = {
    audit: access === undefined || allows(access, 'auditoria.ver', id),
    chart: access === undefined || allows(access, 'parametrizacion.ver', id),
    statements: access === undefined || allows(access, 'estados_financieros.ver', id),
    load: access === undefined || allows(access, 'auditoria.ejecutar', id),
  };
  const seesMonths = !isAwaited && may.audit;
  const { data: months, error, refetch } = useMonthsTo(id, null, seesMonths);
  const isReady = !isAwaited && (!seesMonths || months !== undefined);
  return (
    <>
      <PageHeader title={text.title} context={text.context(attributes.comp_business_name)} />
      {error && months === undefined && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!isReady && !error && <SkeletonRows rows={3} columns="1fr" height={96} />}
      {isReady && (
        <Columns of="repeat(3, minmax(0, 1fr))" gap={16} until="tablet" align="start">
          {servicesOf({ company: id, months, hasChart: chart !== null, may, upcoming }).map((service) => (
            // A wrapper: panels below each other keep a distance of their own.
            <div key={service.key}>
              <ServiceCard service={service} />
            </div>
          ))}
        </Columns>
      )}
    </>
  );
}

const icons: Readonly<Record<ServiceState, LucideIcon>> = {
  ready: CircleCheck,
  missing: CircleDashed,
  closed: Lock,
  soon: Clock,
};

function ServiceCard({ service: { key, state, says, step } }: { service: Service }) {
  const { title, about } = text[key];
  return (
    <Panel
      title={title}
      note={
        <Row as="span" gap={6} inline>
          <Icon of={icons[state]} />
          {text[state]}
        </Row>
      }
    >
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {about}
        </Text>
        {says !== about && <p>{says}</p>}
        {step && <Link to={step.to}>{step.label}</Link>}
      </Stack>
    </Panel>
  );
}
