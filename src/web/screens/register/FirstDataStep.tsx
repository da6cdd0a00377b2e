/** Step 5: initial data. Every choice ends the registration. */

import { ArrowRight, CircleHelp, CloudDownload, FlaskConical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { leaveFiles } from '../../data/balances/waiting-files.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { credentialPath } from '../../data/companies/software-credentials.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { session } from '../../data/session/session.ts';
import { DropArea } from '../../drop/DropArea.tsx';
import type { PlacedFile } from '../../drop/files-of-drop.ts';
import { usePageDrop } from '../../drop/use-page-drop.ts';
import { SampleMonths } from '../../sample-company/SampleMonths.tsx';
import { useSampleCompany } from '../../sample-company/use-sample-company.ts';
import layout from '../../ui/layout/Layout.module.css';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import nav from '../../ui/nav/Nav.module.css';
import { StepHead } from './StepHead.tsx';
import { firstDataText as text } from './text.es.ts';

export function FirstDataStep({ company }: { company: number }) {
  const navigate = useNavigate();
  const { data: companies } = useCompanies();
  const sample = useSampleCompany(() => session.endRegister());
  const load = async (placed: readonly PlacedFile[]) => {
    leaveFiles(placed.map(({ file }) => file));
    await navigate(auditPath(company));
    session.endRegister();
  };
  usePageDrop((placed) => void load(placed));
  const own = companies?.find(({ id }) => id === company);
  const choices = [
    ...(own?.uses_siigo
      ? [{ to: credentialPath(company), Sign: CloudDownload, title: text.siigo, help: text.siigoHelp }]
      : []),
    { to: '/ayuda?vista=exportar', Sign: CircleHelp, title: text.help, help: text.helpHelp },
  ];
  return (
    <div className={layout.wide}>
      <StepHead title={text.title} context={text.context(own?.attributes.comp_business_name ?? '')} />
      <DropArea onFiles={(placed) => void load(placed)} folders={false} tall title={text.drop} />
      <Stack as="ul" gap={12} above={12}>
        {choices.map(({ to, Sign, title, help }) => (
          <li key={to}>
            <Link to={to} className={nav.card} onClick={() => session.endRegister()}>
              <Choice Sign={Sign} title={title} help={help} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={nav.card} aria-busy={sample.progress !== null} onClick={sample.make}>
            <Choice
              Sign={FlaskConical}
              title={text.sample}
              help={sample.progress ? <SampleMonths {...sample.progress} /> : text.sampleHelp}
            />
          </button>
        </li>
      </Stack>
    </div>
  );
}

function Choice({ Sign, title, help }: { Sign: LucideIcon; title: string; help: ReactNode }) {
  return (
    <>
      <Icon of={Sign} size={20} />
      <Stack as="span" gap={2} grow>
        <b>{title}</b>
        <Text tone="secondary">{help}</Text>
      </Stack>
      <Icon of={ArrowRight} className="mut" />
    </>
  );
}
