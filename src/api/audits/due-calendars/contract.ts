/**
 * The DIAN's calendar of due dates, a year at a time: the program's, and those that staff load over them with their norm. A
 * year that is not loaded has no due dates.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { type Obligation, obligations } from '#core/reference/tax/obligations.ts';

const closed = { additionalProperties: false } as const;
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const day = Type.String({ format: 'date' });
const year = Type.Integer({ minimum: 2020, maximum: 2100 });

const dueRowSchema = Type.Object(
  {
    obligation: Type.Unsafe<Obligation>(Type.String({ enum: [...obligations] })),
    /** `2026-03`, `2026-B2`, `2026-C1`, `2025` or `2025 cuota 1`. */
    period: Type.String({ maxLength: 20 }),
    /** By the last digit of the NIT, 0 to 9. */
    dates: Type.Array(Type.String({ maxLength: 10 }), { maxItems: 10 }),
  },
  closed,
);

const dueCalendarSchema = Type.Object({
  /** Year. */
  id: Type.Integer(),
  attributes: Type.Object({
    /** For If-Match: changes with every load and withdrawal; 0 before the first. */
    version: Type.Integer(),
    /** Empty for a year without calendar. */
    rows: Type.Array(dueRowSchema),
    /** Not published: by the rule of the year before, to be confirmed. */
    isComputed: Type.Boolean(),
    /** Of a loaded one; null for that of the program, and without any. */
    loaded: nullable(
      Type.Object({
        norm: Type.String(),
        source: Type.String(),
        normDay: day,
        by: Type.String(),
        at: Type.String({ format: 'date-time' }),
      }),
    ),
  }),
});
export type DueCalendar = Static<typeof dueCalendarSchema>;

const common = { access: 'admin', tag: 'due-calendars' } as const;
const params = Type.Object({ year }, closed);

export const listDueCalendars = endpoint({
  ...common,
  method: 'GET',
  path: '/due-calendars',
  summary: 'Lists the calendars of due dates, newest year first, through the next year even if it is not loaded.',
  answer: Type.Object({ data: Type.Array(dueCalendarSchema) }),
});

export const loadDueCalendar = endpoint({
  ...common,
  method: 'PUT',
  path: '/due-calendars/{year}',
  versioned: true,
  summary: 'Loads the calendar of a year with its norm; it replaces the one in force at once.',
  params,
  body: Type.Object(
    {
      rows: Type.Array(dueRowSchema, { minItems: 1, maxItems: 60 }),
      norm: Type.String({ minLength: 5, maxLength: 200 }),
      /** Link to the norm, or its number. */
      source: Type.String({ minLength: 3, maxLength: 500 }),
      normDay: day,
    },
    closed,
  ),
  answer: Type.Object({ data: dueCalendarSchema }),
  errors: ['calendar.invalid'],
});

export const withdrawDueCalendar = endpoint({
  ...common,
  method: 'DELETE',
  path: '/due-calendars/{year}',
  versioned: true,
  summary: 'Withdraws the loaded calendar of a year: what was in force before is in force again.',
  params,
  answer: Type.Object({ data: dueCalendarSchema }),
  errors: ['resource.not_found'],
});

export const exportDueCalendar = endpoint({
  ...common,
  method: 'GET',
  path: '/due-calendars/{year}/export',
  summary: 'Downloads the calendar of a year as a table; of a year without one, its returns and periods without dates.',
  params,
  query: Type.Object({ format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

export const readDueCalendar = endpoint({
  ...common,
  method: 'POST',
  path: '/due-calendars/{year}/file',
  upload: true,
  summary: 'Reads the calendar of a year from such a table, with every problem. Stores nothing.',
  params,
  answer: Type.Object({
    data: Type.Object({
      rows: Type.Array(dueRowSchema),
      /** Dates that differ from those in force. */
      changes: Type.Integer(),
      problems: Type.Array(Type.String()),
    }),
  }),
  errors: [
    'parametrization.invalid',
    'balance.unreadable',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'account.slowed',
    'server.busy',
  ],
});
