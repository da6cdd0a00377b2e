/** Who gave both signatures of a month, in words. */

/** Where one person gave both. */
export const bySamePerson = 'Preparó y revisó la misma persona';

interface SignedBy {
  preparedBy: string;
  closedBy: string;
  /** Of the people: two may have one name. */
  isOnePerson: boolean;
}

/** «Preparó Ana Ruiz y revisó Marta Ospina.» */
export function signedByWords({ preparedBy, closedBy, isOnePerson }: SignedBy): string {
  return isOnePerson ? `${bySamePerson}: ${closedBy}.` : `Preparó ${preparedBy} y revisó ${closedBy}.`;
}
