/** Step 5: with which data to begin. Every choice ends the registration. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, CircleHelp, CloudDownload, FileUp, FlaskConical } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { createSampleCompany } from '#api/companies/sample-company/contract.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { credentialPath } from '../../data/companies/software-credentials.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { session } from '../../data/session/session.ts';
import { call } from '../../data/transport/api.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './Register.module.css';
import { StepHead } from './StepHead.tsx';
import { firstDataText as text } from './text.es.ts';

export function FirstDataStep({ company }: { company: number }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data: companies } = useCompanies();
  const sample = useMutation({
    mutationFn: async () => {
      session.showLoader(1);
      const { data } = await call(createSampleCompany);
      await monthsAudited(data);
      await cache.invalidateQueries();
      session.hideLoader();
      await navigate(auditPath(data.id));
      session.endRegister();
    },
  });
  const own = companies?.find(({ id }) => id === company);
  const choices = [
    { to: auditPath(company), Sign: FileUp, title: text.drop, help: text.dropHelp },
    ...(own?.uses_siigo
      ? [{ to: credentialPath(company), Sign: CloudDownload, title: text.siigo, help: text.siigoHelp }]
      : []),
    { to: '/ayuda?ver=exportar', Sign: CircleHelp, title: text.help, help: text.helpHelp },
  ];
  return (
    <div className={styles.page}>
      <StepHead title={text.title} context={text.context(own?.attributes.comp_business_name ?? '')} />
      <ul className={styles.choices}>
        {choices.map(({ to, Sign, title, help }) => (
          <li key={to}>
            <Link to={to} onClick={() => session.endRegister()}>
              <Icon of={Sign} size={20} />
              <b>{title}</b>
              <span>{help}</span>
              <Icon of={ArrowRight} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" disabled={sample.isPending} onClick={() => sample.mutate()}>
            <Icon of={FlaskConical} size={20} />
            <b>{text.sample}</b>
            <span>{text.sampleHelp}</span>
            <Icon of={ArrowRight} />
          </button>
        </li>
      </ul>
    </div>
  );
}

const pauseMs = 1000;
const patience = 120;

/** Until the months of the sample have been audited; they come one after the other. */
async function monthsAudited({ id, months }: { id: number; months: number }): Promise<void> {
  for (let asked = 0; asked < patience; asked++) {
    const { data } = await call(auditMonths, { params: { id } });
    if (data.filter(({ state }) => state === 'auditado').length >= months) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
