/**
 * Who signs the financial statements of a company: its legal representative and the accountant who prepared them
 * certify them (Ley 222 de 1995, art. 37), the statutory auditor (revisor fiscal) gives an opinion (art. 38) where the
 * company has one.
 */
import { type Static, Type } from 'typebox';
import { personNameSchema } from './name-schema.ts';

/** Number of the professional card of the Junta Central de Contadores: `196402-T`. */
const card = Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{3,20}$' }));

const certifiedSchema = Type.Object({ name: personNameSchema, card }, { additionalProperties: false });

export const signersSchema = Type.Object(
  {
    representative: Type.Optional(
      Type.Object(
        { name: personNameSchema, document: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z.-]{3,20}$' })) },
        { additionalProperties: false },
      ),
    ),
    accountant: Type.Optional(certifiedSchema),
    auditor: Type.Optional(certifiedSchema),
  },
  { additionalProperties: false },
);

export type Signers = Static<typeof signersSchema>;

/** Who certifies (Ley 222 de 1995, art. 37). */
export const certifierRoles = ['representative', 'accountant'] as const;
export type CertifierRole = (typeof certifierRoles)[number];

/** Those whose name nobody has written. */
export function missingCertifiers(signers: Signers): CertifierRole[] {
  return certifierRoles.filter((role) => signers[role] === undefined);
}
