/** The report of a month for the client: two pages without accounts, codes or law. Frozen when it is sent. */
import { type Static, Type } from 'typebox';
import { obligations } from '#core/reference/tax/obligations.ts';

const decimal = Type.String();
const day = Type.String({ format: 'date' });
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A line of what was found; those of a list add up to its total. */
const foundLine = Type.Object({
  subject: Type.String(),
  /** Empty of the rest together. */
  note: Type.String(),
  amount: decimal,
});

export const clientSheetSchema = Type.Object({
  company: Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() }),
  /** `2026-03`. */
  period: Type.String(),
  made: day,
  firm: Type.Object({
    name: Type.String(),
    tagline: Type.String(),
    colour: Type.String(),
    signer: Type.String(),
    signerTitle: Type.String(),
    contact: Type.String(),
  }),
  isFormal: Type.Boolean(),
  /** `Don Jairo`, as it is written. */
  greeting: Type.String(),
  /** Debits and credits of the books agree. */
  isBalanced: Type.Boolean(),
  atRisk: decimal,
  toExplain: decimal,
  needs: Type.Array(
    Type.Object({
      words: Type.String(),
      subject: Type.String(),
      amount: orNull(decimal),
      /** At risk; otherwise to explain. */
      isAtRisk: Type.Boolean(),
      due: day,
      /** Third parties that it is about, largest first. */
      people: Type.Array(Type.Object({ nit: Type.String(), name: Type.String(), amount: orNull(decimal) })),
      /** Further ones. */
      others: Type.Integer(),
    }),
  ),
  found: Type.Array(foundLine),
  unexplained: Type.Array(foundLine),
  /** Right again since the month before: subjects with their number. */
  corrected: Type.Array(Type.Object({ subject: Type.String(), count: Type.Integer() })),
  /** Returns that the company files next. */
  coming: Type.Array(
    Type.Object({
      obligation: Type.Unsafe<(typeof obligations)[number]>(Type.String({ enum: [...obligations] })),
      period: Type.String(),
      date: day,
      /** To be confirmed: of a calendar that is not published. */
      isComputed: Type.Optional(Type.Literal(true)),
    }),
  ),
});
export type ClientSheet = Static<typeof clientSheetSchema>;
