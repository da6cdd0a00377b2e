/** Schema of what a question to the client shows of its finding. */
import { Type } from 'typebox';
import { decimalSchema, formulaLineSchema } from '../finding-schema.ts';

export const shownFindingSchema = Type.Object({
  title: Type.String(),
  /** Names neither figures, accounts nor third parties: the title where one of them is left out. */
  plainTitle: Type.String(),
  /** `2026-10`. */
  period: Type.String(),
  amount: Type.Union([decimalSchema, Type.Null()]),
  account: Type.Union([Type.Object({ code: Type.String(), name: Type.String() }), Type.Null()]),
  /** The largest ones of `thirdPartyCount`; amounts where `amount` is shown and they are parts of it. */
  thirdParties: Type.Array(
    Type.Object({ nit: Type.String(), name: Type.String(), amount: Type.Union([decimalSchema, Type.Null()]) }),
  ),
  thirdPartyCount: Type.Integer(),
  /** Its arithmetic, line by line. */
  lines: Type.Array(formulaLineSchema),
});
