/** Step 5: with which data to begin. Every choice ends the registration. */
import { ArrowRight, CircleHelp, CloudDownload, FileUp } from 'lucide-react';
import { Link } from 'react-router';
import { useCompanies } from '../../data/companies.ts';
import { auditPath } from '../../data/company-route.ts';
import { session } from '../../data/session.ts';
import styles from './Register.module.css';
import { StepHead } from './StepHead.tsx';
import { firstDataText as text } from './text.es.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function FirstDataStep({ company }: { company: number }) {
  const { data: companies } = useCompanies();
  const own = companies?.find(({ id }) => id === company);
  const choices = [
    { to: auditPath(company), Icon: FileUp, title: text.drop, help: text.dropHelp },
    ...(own?.uses_siigo
      ? [{ to: `/empresa/${company}#siigo`, Icon: CloudDownload, title: text.siigo, help: text.siigoHelp }]
      : []),
    { to: '/ayuda?ver=exportar', Icon: CircleHelp, title: text.help, help: text.helpHelp },
  ];
  return (
    <div className={styles.page}>
      <StepHead title={text.title} context={text.context(own?.attributes.comp_business_name ?? '')} />
      <ul className={styles.choices}>
        {choices.map(({ to, Icon, title, help }) => (
          <li key={to}>
            <Link to={to} onClick={() => session.endRegister()}>
              <Icon {...icon} />
              <b>{title}</b>
              <span>{help}</span>
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
