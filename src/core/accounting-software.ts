/** Accounting packages, with the ids that the product has always had. */

/** A package by the names that the API gives its fields. */
export interface AccountingSoftware {
  readonly acso_id: number;
  readonly acso_name: string;
}

export const accountingSoftware: readonly AccountingSoftware[] = [
  { acso_id: 1, acso_name: 'Siigo Nube' },
  { acso_id: 2, acso_name: 'Helisa' },
  { acso_id: 4, acso_name: 'World Office' },
  { acso_id: 5, acso_name: 'Siigo Pyme' },
  { acso_id: 7, acso_name: 'Sisco' },
  { acso_id: 8, acso_name: 'Biable' },
  { acso_id: 9, acso_name: 'Helisa v2' },
  { acso_id: 10, acso_name: 'Helisa Cloud' },
];

/** Siigo Nube is the one package whose data can be fetched. */
export const siigoNubeId = 1;
