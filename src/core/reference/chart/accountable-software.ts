/** Accounting packages whose books can be audited. Ids are fixed: companies and formats refer to them. */

export interface AccountableSoftware {
  readonly id: number;
  readonly name: string;
}

/** Any package without an id of its own: its books come in a format of its own or in a flat file. */
export const otherSoftwareId = 99;

/** The only package with pulls. */
export const siigoNubeId = 1;

const packages = [
  { id: siigoNubeId, name: 'Siigo Nube' },
  { id: 2, name: 'Helisa' },
  { id: 4, name: 'World Office' },
  { id: 5, name: 'Siigo Pyme' },
  { id: 7, name: 'Sisco' },
  { id: 8, name: 'Biable' },
  { id: 9, name: 'Helisa v2' },
  { id: 10, name: 'Helisa Cloud' },
  { id: otherSoftwareId, name: 'Otro' },
] as const satisfies readonly AccountableSoftware[];

/** The package of an id, or null. */
export function accountableSoftware(id: number): AccountableSoftware | null {
  return packages.find((software) => software.id === id) ?? null;
}

/** All packages, by id. */
export function listAccountableSoftware(): readonly AccountableSoftware[] {
  return packages;
}
