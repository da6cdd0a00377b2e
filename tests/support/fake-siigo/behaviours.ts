/**
 * Failure modes of the fake Siigo Nube, selected by the part of the user name before the @. Other names behave
 * correctly.
 */

export type Call = 'auth' | 'report' | 'file' | 'customers';

/** A failure in a call, and the number of times in a row. */
export interface Fault {
  at: Call;
  times: number;
  what:
    | { status: 401 | 403 | 404 | 429 | 500 | 503 }
    /** No response. */
    | 'hang'
    /** Closes the connection without a response. */
    | 'cut'
    /** Expires the caller's token. */
    | 'expire'
    | 'other_month'
    | 'other_company'
    /** A file URL outside the storage host. */
    | 'foreign_address'
    | 'redirect'
    /** Half of the bytes, declared as all. */
    | 'half'
    /** Half of the declared bytes. */
    | 'broken_off';
}

const always = Number.POSITIVE_INFINITY;

export const behaviours: Record<string, readonly Fault[]> = {
  rechazado: [{ at: 'auth', times: always, what: { status: 401 } }],
  vencido: [{ at: 'report', times: 1, what: 'expire' }],
  revocado: [{ at: 'report', times: always, what: 'expire' }],
  'sin-permiso': [{ at: 'report', times: always, what: { status: 403 } }],
  limite: [{ at: 'report', times: 2, what: { status: 429 } }],
  'limite-siempre': [{ at: 'report', times: always, what: { status: 429 } }],
  intermitente: [
    { at: 'auth', times: 1, what: { status: 503 } },
    { at: 'report', times: 1, what: { status: 500 } },
    { at: 'report', times: 1, what: 'cut' },
    { at: 'file', times: 1, what: { status: 503 } },
  ],
  caido: [{ at: 'report', times: always, what: { status: 500 } }],
  lento: [{ at: 'report', times: 1, what: 'hang' }],
  mudo: [{ at: 'report', times: always, what: 'hang' }],
  'otro-mes': [{ at: 'report', times: 1, what: 'other_month' }],
  'otro-mes-siempre': [{ at: 'report', times: always, what: 'other_month' }],
  'otra-empresa': [{ at: 'report', times: always, what: 'other_company' }],
  'medio-archivo': [
    { at: 'file', times: 1, what: 'half' },
    { at: 'file', times: 1, what: 'broken_off' },
  ],
  'medio-archivo-siempre': [{ at: 'file', times: always, what: 'half' }],
  desvio: [{ at: 'file', times: always, what: 'redirect' }],
  'otra-direccion': [{ at: 'report', times: always, what: 'foreign_address' }],
  'sin-terceros': [{ at: 'customers', times: always, what: { status: 500 } }],
};

export function faultsOf(userName: string): Fault[] {
  return (behaviours[userName.split('@')[0]!.toLowerCase()] ?? []).map((fault) => ({ ...fault }));
}
