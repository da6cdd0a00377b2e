/**
 * Facts about a company that its books do not contain. Every field is optional: a rule that needs a missing one ends as
 * `no_evaluada` and names it. The same document is `empresa.json` on the command line and `profile` in the API.
 */
import { type Static, Type } from 'typebox';

export const companyProfileSchema = Type.Object(
  {
    /** Principal economic activity, CIIU rev. 4 A.C., four digits. */
    ciiu: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
    /** DIVIPOLA code of the municipality, five digits. */
    municipio: Type.Optional(Type.String({ pattern: '^\\d{5}$' })),
    responsableIva: Type.Optional(Type.Boolean()),
    periodoIva: Type.Optional(
      Type.Union([Type.Literal('bimestral'), Type.Literal('cuatrimestral'), Type.Literal('ninguno')]),
    ),
    /** Exempt from employer contributions under ET art. 114-1. */
    exonerado1141: Type.Optional(Type.Boolean()),
    autorretenedorRenta: Type.Optional(Type.Boolean()),
    agenteRetencion: Type.Optional(Type.Boolean()),
    regimen: Type.Optional(Type.Union([Type.Literal('ordinario'), Type.Literal('simple'), Type.Literal('especial')])),
    /** Class of occupational risk, I to V. */
    claseArl: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    grupoNiif: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  },
  { additionalProperties: false },
);

export type CompanyProfile = Static<typeof companyProfileSchema>;
