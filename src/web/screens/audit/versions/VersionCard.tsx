/** What a version of the month mends, adds and keeps against the one audited before it: to open, copy or send. */

import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import type { Audit } from '#api/audits/audits/contract.ts';
import type { VersionFinding, VersionFindings, VersionPartName } from '#api/audits/audits/versions/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useVersionFindings } from '../../../data/audits/versions.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SpokenPlace, topicStake } from '../SpokenPlace.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { versionText } from './text.es.ts';

interface VersionCardProps {
  company: number;
  audit: Audit;
  period: Period;
  control: ViewControl;
}

const parts = ['corrected', 'fresh', 'persistent', 'unchecked'] as const satisfies readonly VersionPartName[];

export function VersionCard({ company, audit, period, control }: VersionCardProps) {
  const { version } = audit.attributes.balance.attributes;
  const { data: found } = useVersionFindings(company, version > 1 ? audit.id : null);
  if (!found) return null;
  return (
    <Panel label={versionText.region}>
      <Row wrap justify="between" below={8}>
        <Text as="h2" weight="strong">
          {versionText.headline(found)}
        </Text>
        <Ways company={company} period={period} found={found} />
      </Row>
      {found.isPastClosing && (
        <Text as="p" tone="muted" below={8}>
          {versionText.pastClosing}
        </Text>
      )}
      {parts
        .filter((part) => found[part].length > 0)
        .map((part) => (
          <Part key={part} part={part} found={found} control={control} />
        ))}
    </Panel>
  );
}

interface WaysProps {
  company: number;
  period: Period;
  found: VersionFindings;
}

/** Out of Cuadre: everything as text, with the company and the month. */
function Ways({ company, period, found }: WaysProps) {
  const { data: companies = [] } = useCompanies();
  const name = companies.find(({ id }) => id === company)?.attributes.comp_business_name;
  const place = versionText.place(name, period);
  const whole = versionText.whole(found, place, parts);
  const address = `${location.origin}${auditPath(company)}?mes=${periodKey(period)}`;
  return (
    <Row wrap>
      <CopyButton text={whole} />
      <a href={versionText.mail(found, place, whole, address)}>
        <Row as="span" inline gap={6}>
          <Icon of={Mail} /> {versionText.send}
        </Row>
      </a>
    </Row>
  );
}

interface PartProps {
  part: VersionPartName;
  found: VersionFindings;
  control: ViewControl;
}

function Part({ part, found, control }: PartProps) {
  // What the list does not have is not opened.
  const isListed = part !== 'unchecked' && !(part === 'corrected' && found.isPastClosing);
  const listing = part === 'corrected' ? 'corregidos' : 'pendientes';
  return (
    <Details name={`${versionText.part[part]} (${found[part].length})`}>
      {part === 'unchecked' && <p className="mut">{versionText.uncheckedHelp}</p>}
      <Lines tight>
        {found[part].map((finding) => (
          <li key={finding.fingerprint}>
            <Line
              finding={finding}
              to={isListed ? control.address({ finding: finding.fingerprint, listing }) : undefined}
            />
          </li>
        ))}
      </Lines>
    </Details>
  );
}

function Line({ finding, to }: { finding: VersionFinding; to: string | undefined }) {
  const { severity, title, rule, findings } = finding;
  return (
    <Row align="top">
      <SeverityMark mark={severity} hideWord />
      <div>
        {to === undefined ? (
          title
        ) : (
          <Link to={to}>
            {title}
            <SpokenPlace account={finding.account} {...topicStake(finding)} />
          </Link>
        )}
        <Second>{[rule, findings > 1 && versionText.several(findings)].filter(Boolean).join(' · ')}</Second>
      </div>
    </Row>
  );
}
