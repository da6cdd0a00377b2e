/** Siigo Nube panel beside the drop zone, for companies with their books there. */
import { CloudDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { isUnderWay } from '../../../../data/balances/balance-pulls.ts';
import { credentialPath, isUsable } from '../../../../data/companies/software-credentials.ts';
import { useHindrance } from '../../../../data/users/hindrance.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Columns, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Popover } from '../../../../ui/overlay/Popover.tsx';
import { MonthsChoice } from './MonthsChoice.tsx';
import { lastGood } from './pull-lines.ts';
import styles from './Siigo.module.css';
import { siigoText } from './text.es.ts';
import type { SiigoNube } from './use-siigo.ts';

interface SiigoBesideProps {
  siigo: SiigoNube;
  /** Month in the URL. */
  asked: Period | null;
  /** The drop zone. */
  children: ReactNode;
}

export function SiigoBeside({ siigo, asked, children }: SiigoBesideProps) {
  const { credential } = siigo;
  // Always the same element: files dropped while the connection loads must not be lost.
  return (
    <Columns of={credential ? 'minmax(0, 1fr) 336px' : 'minmax(0, 1fr)'} until="tablet">
      {children}
      {credential && <SiigoCard siigo={siigo} credential={credential} asked={asked} />}
    </Columns>
  );
}

interface SiigoCardProps {
  siigo: SiigoNube;
  credential: SoftwareCredential;
  asked: Period | null;
}

function SiigoCard({ siigo, credential, asked }: SiigoCardProps) {
  const { exists } = credential;
  const isBroken = exists && !isUsable(credential);
  return (
    <Stack as="section" gap={6} ground="sheet" inset className={styles.card} aria-label={siigoText.name}>
      <Row as="header" justify="between">
        <Text as="h2" size="body">
          {siigoText.name}
        </Text>
        <Row as="span" gap={6} className="small">
          {exists && <SeverityIcon mark={isBroken ? 'critica' : 'correcto'} />}
          {!exists ? siigoText.notConnected : isBroken ? siigoText.broken : siigoText.connected}
        </Row>
      </Row>
      <p className="small mut">{exists ? lastWords(siigo) : siigoText.offer}</p>
      {exists && !isBroken ? (
        <PullButton siigo={siigo} asked={asked} />
      ) : (
        <ConnectButton company={siigo.company} words={exists ? siigoText.review : siigoText.connect} />
      )}
    </Stack>
  );
}

function lastWords({ pulls }: SiigoNube): string {
  if (pulls.some(isUnderWay)) return siigoText.underWay;
  const last = lastGood(pulls);
  return last ? siigoText.lastPull(last.period, last.at) : siigoText.neverPulled;
}

function PullButton({ siigo, asked }: { siigo: SiigoNube; asked: Period | null }) {
  return (
    <Popover
      trigger={
        <Button icon={<Icon of={CloudDownload} />} disabled={siigo.pulls.some(isUnderWay)}>
          {siigoText.pull}
        </Button>
      }
    >
      {(close) => (
        <MonthsChoice
          asked={asked}
          starting={siigo.starting}
          onStart={(from, to) => void siigo.start(from, to).then(close)}
        />
      )}
    </Popover>
  );
}

function ConnectButton({ company, words }: { company: number; words: string }) {
  const navigate = useNavigate();
  const why = useHindrance('empresas.editar', company, siigoText.hindrance);
  if (why !== null) return <Second>{why}</Second>;
  return <Button onClick={() => void navigate(credentialPath(company))}>{words}</Button>;
}
