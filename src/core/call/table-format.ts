/** Export formats of a list. */
import { Type } from 'typebox';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Query parameter; default CSV. */
export const tableFormatSchema = Type.Optional(Type.Enum([...tableFormats]));
