/** Spanish words of the DIAN's lists and of look-ups in them. */
import { shortMonth } from '#core/calendar/period.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { DianList, Membership } from './dian-list.ts';
import type { NitProblem, PastedNit, PersonKind } from './read-pasted-nit.ts';

export const listName: Record<DianList, string> = {
  ficticios: 'Proveedores ficticios',
  grandes: 'Grandes contribuyentes',
  autorretenedores: 'Autorretenedores',
  agentesIva: 'Agentes de retención de IVA',
};

/** Of one that is in the list. */
export const memberName: Record<DianList, string> = {
  ficticios: 'Proveedor ficticio',
  grandes: 'Gran contribuyente',
  autorretenedores: 'Autorretenedor',
  agentesIva: 'Agente de IVA',
};

export const kindName: Record<PersonKind, string> = {
  company: 'Persona jurídica',
  person: 'Persona natural, por su rango',
  unknown: 'Natural o jurídica: el número no lo dice',
};

export const lookUpWords = { unnamed: 'Sin nombre en las listas', unlisted: 'En ninguna lista' };

/** `17 nov 2026` of '2026-11-17'. */
export function writeShortDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return `${day} ${shortMonth(month)} ${year}`;
}

/** `vigente desde el 17 nov 2026, carga 2`; null: none was loaded. */
export function writeLoad(load: { number: number; from: string } | null): string {
  return load === null ? 'sin cargar' : `vigente desde el ${writeShortDay(load.from)}, carga ${load.number}`;
}

const problems: Record<NitProblem, (digits: number) => string> = {
  blank: () => 'Línea en blanco.',
  letters: () => 'No es un número: revisa que sea un NIT o una cédula, sin letras ni signos.',
  short: (digits) =>
    `No alcanza a ser un NIT: tiene ${digits === 1 ? '1 dígito' : `${digits} dígitos`}. Revisa si le faltan al final.`,
  long: (digits) => `No es un NIT: tiene ${digits} dígitos y son 10 como mucho, sin el de verificación.`,
  generic: () => 'Es un número genérico, como el de consumidor final: no identifica a nadie.',
  filler: () => 'Parece de relleno: sus dígitos se repiten o van en serie. Búscale el número de verdad.',
};

/** Why a pasted number is none. */
export function describeNitProblem(problem: NitProblem, nit: string): string {
  return problems[problem](nit.length);
}

/** What the row of a number says below its state. */
export function describeLookUp(
  { nit, dv, givenDv, lacks, isSteady }: Pick<PastedNit, 'nit' | 'dv' | 'givenDv' | 'lacks' | 'isSteady'>,
  memberships: readonly Pick<Membership, 'list' | 'state' | 'until'>[],
  /** Day of the resolution of a fictitious supplier. */
  since: string | null,
): string[] {
  const fictitious = memberships.find(({ list }) => list === 'ficticios');
  const wrongDigit =
    givenDv !== null && givenDv !== dv ? [`Pegaste ${formatNit(nit, givenDv)}; el dígito correcto es ${dv}.`] : [];
  const short =
    lacks > 0
      ? [`Si es de una empresa, ${lacks === 1 ? 'le falta un dígito' : `le faltan ${lacks} dígitos`} al final.`]
      : [];
  const steady = isSteady ? ['Sus dígitos se repiten o van en serie: puede ser de relleno.'] : [];
  return [...(fictitious ? [describeFictitious(fictitious, since)] : []), ...wrongDigit, ...short, ...steady];
}

function describeFictitious({ state, until }: Pick<Membership, 'state' | 'until'>, since: string | null): string {
  if (since === null || until === null)
    return 'La lista no dice la fecha de su resolución: revísala antes de aceptar sus compras.';
  const time = `${writeShortDay(since)} hasta el ${writeShortDay(until)}`;
  if (state === 'ended') return `Lo fue desde el ${time}. Ya pasaron los cinco años.`;
  return `Desde el ${time}. Sus compras no se aceptan.`;
}
