/** In which formats a list leaves the service. */
import { Type } from 'typebox';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Part of a query: CSV unless said. */
export const tableFormatSchema = Type.Optional(Type.Enum([...tableFormats]));
