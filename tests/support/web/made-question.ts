/** Questions to the client as API documents, for screen tests. */
import type { AskedQuestion, ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import type { ShownFinding } from '#core/engine/life/asked-finding.ts';

const at = '2026-11-22T14:46:00.000Z';

export function madeShown(own: Partial<ShownFinding> = {}): ShownFinding {
  return {
    title: 'Retenciones sin consignar',
    plainTitle: 'Retención en la fuente',
    period: '2026-10',
    amount: '8746000.00',
    account: { code: '236540', name: 'Compras' },
    thirdParties: [{ nit: '800197268', name: 'DIAN', amount: '8746000.00' }],
    thirdPartyCount: 1,
    lines: [],
    ...own,
  };
}

const item = { id: '0b9f1c6e-58a5-4f4e-9c0e-1f1f5f0b7a11', words: '¿Ya se pagaron las retenciones?' };

/** Of one finding, open and not answered, except for `own`; `answered`: of its item. */
export function madeAsked(
  own: Partial<AskedQuestion> = {},
  answered: Partial<AskedQuestion['items'][number]> = {},
): AskedQuestion {
  return {
    state: 'open',
    asker: 'Camila Rojas',
    isFormal: true,
    answerer: 'Hernán Duarte',
    company: { name: 'Distribuidora El Roble S.A.S.', nit: '903482715', dv: 0 },
    period: '2026-10',
    expiresOn: '2026-11-29',
    asks: ['choice', 'text', 'files'],
    savedAt: null,
    sentAt: null,
    renewalAsked: false,
    items: [{ ...item, shown: madeShown(), choice: null, answer: '', isSent: false, files: [], ...answered }],
    ...own,
  };
}

/** Waits for its answer, except for `own`. */
export function madeQuestion(
  own: Partial<ClientQuestion> = {},
  answered: Partial<ClientQuestion['items'][number]> = {},
): ClientQuestion {
  return {
    id: '0b9f1c6e-58a5-4f4e-9c0e-1f1f5f0b7a12',
    period: '2026-10',
    state: 'waiting',
    answerer: { id: null, name: 'Hernán Duarte', email: 'hernan@ejemplo.co' },
    asks: ['choice', 'text', 'files'],
    expiresOn: '2026-11-29',
    reminds: true,
    reminders: 0,
    remindedAt: null,
    askedBy: { id: 4, name: 'Camila Rojas' },
    askedAt: at,
    openedAt: null,
    sentAt: null,
    renewalAskedAt: null,
    withdrawnAt: null,
    closedAt: null,
    items: [
      {
        ...item,
        fingerprint: 'NAT-1:1305',
        shown: madeShown(),
        choice: null,
        answer: '',
        sentAt: null,
        files: [],
        ...answered,
      },
    ],
    ...own,
  };
}
