/** First steps of a company until its first audit is done. Each is done once the data say so. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { FirstStep } from '#api/audits/first-steps/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { useFirstSteps, usePutFirstStepsAside } from '../data/audits/first-steps.ts';
import { auditPath, companyFactPath, parametrizationPath } from '../data/routes/company-route.ts';
import { allows, useAccess } from '../data/users/access.ts';
import { Button } from '../ui/control/Button.tsx';
import { Lines, Row, Stack } from '../ui/layout/Layout.tsx';
import { Second, Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { SeverityIcon } from '../ui/mark/SeverityMark.tsx';
import { Sign } from '../ui/mark/Sign.tsx';
import { Panel } from '../ui/page/Panel.tsx';
import { firstStepsText as text } from './text.es.ts';

/** What each asks for; people are invited for the whole account. */
const needed: Readonly<Record<FirstStep, PermissionKey>> = {
  profile: 'empresas.editar',
  software: 'empresas.editar',
  balance: 'auditoria.ejecutar',
  parametrization: 'parametrizacion.editar',
  audit: 'auditoria.ejecutar',
  people: 'usuarios.editar',
};

function pathOf(step: FirstStep, company: number): string {
  switch (step) {
    case 'profile':
      return companyFactPath(company, 'regimen');
    case 'software':
      return `/empresa/${company}`;
    case 'balance':
      return `${auditPath(company)}?cargar`;
    case 'parametrization':
      return parametrizationPath(company, 0);
    case 'audit':
      return auditPath(company);
    case 'people':
      return '/usuarios';
  }
}

export function FirstSteps({ company }: { company: Pick<Company, 'id' | 'uses_siigo'> }) {
  const { id, uses_siigo: isSiigo } = company;
  const { data } = useFirstSteps(id);
  const aside = usePutFirstStepsAside(id);
  const access = useAccess();
  if (!data || data.steps.some(({ step, isDone }) => step === 'audit' && isDone)) return null;
  if (data.isAside)
    return (
      <Row below={12}>
        <Button type="inline" onClick={() => aside.mutate(false)}>
          {text.back}
        </Button>
      </Row>
    );
  const may = (step: FirstStep) => access !== undefined && allows(access, needed[step], step === 'people' ? null : id);
  const current = data.steps.find(({ isDone }) => !isDone)?.step;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <Stack gap={0} below={12}>
      <Panel
        title={text.title}
        note={<span className="small">{text.count(done, data.steps.length)}</span>}
        actions={
          <Button type="text" size="small" onClick={() => aside.mutate(true)}>
            {text.aside}
          </Button>
        }
        flush
      >
        <Lines as="ol" tight leads>
          {data.steps.map(({ step, isDone }) => {
            const isFile = step === 'software' && !isSiigo;
            const name = isFile ? text.otherSoftware : text.step[step];
            return (
              <Row as="li" key={step} aria-current={step === current ? 'step' : undefined}>
                <Sign title={isDone ? text.done : text.pending}>
                  {isDone ? <SeverityIcon mark="correcto" /> : <Text tone="muted">○</Text>}
                </Sign>
                <Stack gap={0} grow>
                  {isDone || !may(step) ? (
                    <Text tone={isDone ? 'muted' : 'plain'}>{name}</Text>
                  ) : (
                    <Link to={pathOf(step, id)}>{name}</Link>
                  )}
                  {!isDone && <Second>{isFile ? text.otherSoftwareWhy : text.why[step]}</Second>}
                </Stack>
                <span className="sr">{isDone ? text.done : text.pending}</span>
                {!isDone && may(step) && <Icon of={ChevronRight} className="mut" />}
              </Row>
            );
          })}
        </Lines>
      </Panel>
    </Stack>
  );
}
