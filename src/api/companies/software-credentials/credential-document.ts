/** The displayable part of a credential. */
import { appErrorText } from '#core/call/app-error.es.ts';
import type { SoftwareCredential } from './contract.ts';
import type { CredentialRecord } from './queries.ts';

const none: SoftwareCredential = {
  exists: false,
  userName: null,
  savedAt: null,
  test: null,
  automatic: { enabled: false, day: 5 },
};

export function credentialDocument(record: CredentialRecord | undefined): SoftwareCredential {
  if (record === undefined) return none;
  const { userHint, savedAt, testedAt, failure, automatic, automaticDay } = record;
  return {
    exists: true,
    userName: userHint,
    savedAt: savedAt.toISOString(),
    test: testedAt && {
      at: testedAt.toISOString(),
      works: failure === null,
      error: failure,
      message: failure && appErrorText[failure]({}),
    },
    automatic: { enabled: automatic, day: automaticDay },
  };
}

const shown = 2;

/** Masks `contador@empresa.co` as `co•••@empresa.co`: enough to recognise it. */
export function maskUserName(userName: string): string {
  const at = userName.lastIndexOf('@');
  const [local, domain] = at < 0 ? [userName, ''] : [userName.slice(0, at), userName.slice(at)];
  return `${local.length > shown ? local.slice(0, shown) : ''}•••${domain}`;
}
