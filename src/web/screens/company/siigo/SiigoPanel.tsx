/** Siigo Nube connection of a company: credential (write-only) and automatic pull. */
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { credentialPart, useCredential } from '../../../data/companies/software-credentials.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { AutomaticPull } from './AutomaticPull.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { CredentialState, CredentialWords } from './CredentialState.tsx';
import { siigoText } from './text.es.ts';

interface SiigoPanelProps {
  company: number;
  /** State only, no actions. */
  readOnly: boolean;
}

export function SiigoPanel({ company, readOnly }: SiigoPanelProps) {
  const { data: credential, error, refetch } = useCredential(company);
  const place = useRef<HTMLElement>(null);
  const isAsked = useLocation().hash === `#${credentialPart}`;
  const isRead = credential !== undefined;
  useEffect(() => {
    if (isAsked && isRead) place.current?.scrollIntoView({ block: 'center' });
  }, [isAsked, isRead]);
  // Hidden without permission, which staff have in no company.
  if (isAdmin() || (error instanceof ApiError && error.status === 403)) return null;
  return (
    <Panel
      ref={place}
      id={credentialPart}
      title={siigoText.title}
      actions={!readOnly && credential?.test?.works && <PullLink company={company} />}
    >
      {credential ? (
        <Connection company={company} credential={credential} readOnly={readOnly} />
      ) : error ? (
        <ErrorState failure={error} message={siigoText.failedToRead} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} columns="1fr 1fr" height={48} />
      )}
    </Panel>
  );
}

function PullLink({ company }: { company: number }) {
  return <Link to={`${auditPath(company)}?cargar=1`}>{siigoText.pull}</Link>;
}

function Connection({ company, credential, readOnly }: SiigoPanelProps & { credential: SoftwareCredential }) {
  const [changing, setChanging] = useState(false);
  if (readOnly)
    return credential.exists ? <CredentialWords credential={credential} /> : <p className="mut">{siigoText.none}</p>;
  const saved = (changed: SoftwareCredential) => {
    setChanging(false);
    if (changed.test?.works) notify({ title: siigoText.savedTitle, description: siigoText.savedNotice }, 'success');
    else notify({ title: siigoText.savedUntested, description: changed.test?.message ?? '' }, 'error');
  };
  return (
    <>
      {(!credential.exists || changing) && (
        <Text as="p" tone="secondary" width="reading" below={16}>
          {siigoText.context}
        </Text>
      )}
      {!credential.exists || changing ? (
        <CredentialForm
          company={company}
          onSaved={saved}
          onCancel={credential.exists ? () => setChanging(false) : undefined}
        />
      ) : (
        <>
          <CredentialState company={company} credential={credential} onChange={() => setChanging(true)} />
          <AutomaticPull company={company} credential={credential} />
        </>
      )}
    </>
  );
}
