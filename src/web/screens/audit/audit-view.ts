/** URL state of the audit screen: supports back navigation and shared links. */
import { findingChanges } from '#api/audits/audits/findings/calls.gen.ts';
import type { FindingChange } from '#api/audits/audits/findings/contract.ts';
import { questionMarks } from '#api/audits/finding-lives/calls.gen.ts';
import type { QuestionMark } from '#api/audits/finding-lives/contract.ts';
import { groupings, listings } from '#api/audits/finding-views/calls.gen.ts';
import type { FindingViewQuery, Grouping, Listing } from '#api/audits/finding-views/contract.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { type FindingState, findingStates } from '#core/engine/life/finding-state.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import { type Stake, stakes } from '#core/engine/weighing/stake.ts';

export interface AuditView {
  /** Null: the newest month with a balance. */
  period: Period | null;
  /** The loading view is shown. */
  loading: boolean;
  /** Number of the loaded file in the column editor; null: none. */
  columns: number | null;
  /** Fingerprint of the open finding. */
  finding: string | null;
  /** A finding that was mended in the books, and the version of its month that has it. */
  mended: { version: number; fingerprint: string } | null;
  listing: Listing;
  grouping: Grouping;
  severities: readonly Severity[];
  /** Validation keys. */
  validations: readonly string[];
  /** What their amounts mean. */
  stake: Stake | null;
  change: FindingChange | null;
  state: FindingState | null;
  question: QuestionMark | null;
  /** Id of a person; 0: nobody. */
  assignee: number | null;
  search: string;
}

function oneOf<const T extends readonly string[]>(values: T, text: string | null): T[number] | null {
  return values.find((value) => value === text) ?? null;
}

function list(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? '').split(',').filter(Boolean);
}

/** In the address. */
const stakeNames: Readonly<Record<Stake, string>> = {
  at_risk: 'en_riesgo',
  to_explain: 'por_explicar',
  reference: 'referencia',
};

/** Unknown values are ignored. */
export function readView(params: URLSearchParams): AuditView {
  return {
    period: parsePeriod(params.get('mes') ?? ''),
    loading: params.has('cargar'),
    columns: Number(params.get('columnas')) || null,
    finding: params.get('hallazgo') || null,
    mended: readMended(params.get('corregi') ?? ''),
    listing: oneOf(listings, params.get('ver')) ?? 'pendientes',
    grouping: oneOf(groupings, params.get('agrupar')) ?? 'causa',
    severities: severities.filter((severity) => list(params, 'severidad').includes(severity)),
    validations: list(params, 'validacion'),
    stake: stakes.find((stake) => stakeNames[stake] === params.get('monto')) ?? null,
    change: oneOf(findingChanges, params.get('cambio')),
    state: oneOf(findingStates, params.get('estado')),
    question: oneOf(questionMarks, params.get('pregunta')),
    assignee: params.has('asignado') ? Number(params.get('asignado')) || 0 : null,
    search: params.get('buscar') ?? '',
  };
}

/** `1:NAT-4:1305`. */
function readMended(text: string): AuditView['mended'] {
  const [, version, fingerprint] = /^(\d+):(.+)$/.exec(text) ?? [];
  return fingerprint === undefined ? null : { version: Number(version), fingerprint };
}

/** Filters and grouping of a view, without what is usual: as a saved view keeps them. */
export function queryOf(view: AuditView): FindingViewQuery {
  const { listing, grouping, severities: chosen, validations, stake, change, state, question, assignee, search } = view;
  return {
    ...(listing !== 'pendientes' && { listing }),
    ...(grouping !== 'causa' && { grouping }),
    ...(chosen.length > 0 && { severities: [...chosen] }),
    ...(validations.length > 0 && { validations: [...validations] }),
    ...(stake && { stake }),
    ...(change && { change }),
    ...(state && { state }),
    ...(question && { question }),
    ...(assignee !== null && { assignee }),
    ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  };
}

/** Change of a view that shows a saved one. */
export function changeTo(query: FindingViewQuery): Partial<AuditView> {
  return { ...noFilters, listing: 'pendientes', grouping: 'causa', ...query };
}

/** Whether two ask for the same findings. */
export function isSameQuery(one: FindingViewQuery, other: FindingViewQuery): boolean {
  const keyOf = (query: FindingViewQuery) =>
    JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return keyOf(one) === keyOf(other);
}

/** Query string (`?mes=…`) of the view with `change` applied; another month closes the finding. */
export function viewAddress(view: AuditView, change: Partial<AuditView>): string {
  const next = { ...view, ...change };
  const moved = change.period && view.period && periodKey(change.period) !== periodKey(view.period);
  if (moved && !('finding' in change)) next.finding = null;
  if (moved && !('mended' in change)) next.mended = null;
  const params = new URLSearchParams();
  const put = (name: string, value: string) => value && params.set(name, value);
  put('mes', next.period ? periodKey(next.period) : '');
  if (next.loading) params.set('cargar', '');
  put('columnas', next.loading && next.columns ? String(next.columns) : '');
  put('ver', next.listing === 'pendientes' ? '' : next.listing);
  put('agrupar', next.grouping === 'causa' ? '' : next.grouping);
  put('severidad', next.severities.join(','));
  put('validacion', next.validations.join(','));
  put('monto', next.stake === null ? '' : stakeNames[next.stake]);
  put('cambio', next.change ?? '');
  put('estado', next.state ?? '');
  put('pregunta', next.question ?? '');
  if (next.assignee !== null) params.set('asignado', String(next.assignee));
  put('buscar', next.search);
  put('hallazgo', next.finding ?? '');
  put('corregi', next.mended ? `${next.mended.version}:${next.mended.fingerprint}` : '');
  const query = params
    .toString()
    .replace(/\bcargar=/, 'cargar')
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
  return query ? `?${query}` : '?';
}

/** Filters at their defaults. */
export const noFilters = {
  severities: [],
  validations: [],
  stake: null,
  change: null,
  state: null,
  question: null,
  assignee: null,
  search: '',
} satisfies Partial<AuditView>;

/** Whether any filter besides the listing is set. */
export function isFiltered(view: AuditView): boolean {
  const { severities: chosen, validations, stake, change, state, question, assignee, search } = view;
  return (
    chosen.length + validations.length > 0 ||
    [stake, change, state, question, assignee].some(Boolean) ||
    assignee === 0 ||
    search.trim() !== ''
  );
}
