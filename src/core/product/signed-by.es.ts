/** Who gave both signatures of a month, in words. */

/** Where one person gave both. */
export const bySamePerson = 'Preparó y revisó la misma persona';

/** When the names of who signed were kept: as they signed, later from the activity log, or later as they were called then. */
export const namesKept = ['signed', 'log', 'later'] as const;
export type NamesKept = (typeof namesKept)[number];

/** What is said of names that were not kept with the signatures. */
export const namesKeptWords: Record<NamesKept, string | null> = {
  signed: null,
  log: 'Los nombres de quienes firmaron son los que anotó el registro de actividad el día de las firmas.',
  later:
    'Estas firmas son anteriores a que Cuadre guardara los nombres con ellas: los de quienes firmaron son los que tenían en la cuenta cuando empezó a hacerlo, que pueden no ser los de ese día.',
};

interface SignedBy {
  preparedBy: string;
  closedBy: string;
  /** Of the people: two may have one name. */
  isOnePerson: boolean;
  /** Absent: with the signatures. */
  namesKept?: NamesKept;
}

/** «Preparó Ana Ruiz y revisó Marta Ospina.» */
export function signedByWords({ preparedBy, closedBy, isOnePerson, namesKept: kept = 'signed' }: SignedBy): string {
  const words = isOnePerson ? `${bySamePerson}: ${closedBy}.` : `Preparó ${preparedBy} y revisó ${closedBy}.`;
  const caveat = namesKeptWords[kept];
  return caveat === null ? words : `${words} ${caveat}`;
}
