/** Asks a user to accept the terms in force before going on: the first time, and whenever there is a new version. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { Link } from 'react-router';
import { acceptTerms, getTermsAgreement } from '#api/access/terms/contract.ts';
import { call } from '../data/transport/api.ts';
import { Button } from '../ui/control/Button.tsx';
import { signOut } from './sign-out.ts';
import { shellText } from './text.es.ts';

const key = ['terms-agreement'];

export function TermsGate() {
  const cache = useQueryClient();
  const agreement = useQuery({
    queryKey: key,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: () => call(getTermsAgreement),
  });
  const accept = useMutation({
    mutationFn: async (version: string) => {
      await call(acceptTerms, { body: { version } });
      await cache.invalidateQueries({ queryKey: key });
    },
  });
  const pending = agreement.data?.data;
  if (!pending || pending.acceptedAt !== null) return null;
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={500}
      title={shellText.termsTitle}
      footer={[
        <Button key="leave" onClick={() => void signOut()}>
          {shellText.logout}
        </Button>,
        <Button key="accept" type="primary" loading={accept.isPending} onClick={() => accept.mutate(pending.version)}>
          {shellText.termsAccept}
        </Button>,
      ]}
    >
      <p>
        {shellText.termsPending(pending.version)}{' '}
        <Link to="/terminos-condiciones" target="_blank">
          {shellText.termsRead}
        </Link>
      </p>
    </Modal>
  );
}
