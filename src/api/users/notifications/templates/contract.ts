/** Templates of notifications: staff writes announcements, chooses who gets them, schedules them and sees who has seen them. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import {
  audienceKinds,
  longestDescription,
  longestTitle,
  notificationKinds,
  notificationTopics,
  templateStates,
} from '#core/product/notification/notification.ts';

const closed = { additionalProperties: false } as const;
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const moment = Type.String({ format: 'date-time' });
const colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });
const kind = Type.Enum([...notificationKinds]);

/** Most plans, packages, companies or people that are named one by one. */
const mostNamed = 500;

const audienceSchema = Type.Object(
  {
    kind: Type.Enum([...audienceKinds]),
    /** Keys of plans, or ids of software, companies or users; none for everybody. */
    ids: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: mostNamed, distinct: true }),
  },
  closed,
);
export type Audience = Static<typeof audienceSchema>;

const optionSchema = Type.Object({ id: Type.String(), name: Type.String() });
export type AudienceOption = Static<typeof optionSchema>;

export const templateSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    /** For If-Match. */
    version: Type.Integer(),
    state: Type.Enum([...templateStates]),
    /** Sent by staff; the others are sent by the product, and have neither audience nor times. */
    isAnnouncement: Type.Boolean(),
    topic: Type.Enum([...notificationTopics]),
    kind,
    title: Type.String(),
    description: Type.String(),
    link: nullable(Type.String()),
    background: colour,
    font: colour,
    image: nullable(Type.Object({ name: Type.String(), version: Type.String(), bytes: Type.Integer() })),
    /** With the names of what was chosen. */
    audience: Type.Object({ kind: Type.Enum([...audienceKinds]), chosen: Type.Array(optionSchema) }),
    startsAt: nullable(moment),
    endsAt: nullable(moment),
    scheduledAt: nullable(moment),
    sentAt: nullable(moment),
    withdrawnAt: nullable(moment),
    sent: Type.Integer(),
    seen: Type.Integer(),
  }),
});
export type NotificationTemplate = Static<typeof templateSchema>;

const templateBody = Type.Object(
  {
    kind,
    title: Type.String({ minLength: 1, maxLength: longestTitle }),
    description: Type.String({ minLength: 1, maxLength: longestDescription }),
    link: nullable(Type.String({ minLength: 1, maxLength: 500 })),
    background: colour,
    font: colour,
    audience: audienceSchema,
    /** Null: as soon as it is scheduled. */
    starts_at: nullable(moment),
    ends_at: nullable(moment),
  },
  closed,
);
export type TemplateBody = Static<typeof templateBody>;

const common = { access: 'admin', tag: 'notification-templates' } as const;
const params = Type.Object({ templateId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, closed);
const answer = Type.Object({ data: templateSchema });

const filters = {
  /** Substring of the title, or the whole number. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Type.Enum([...templateStates])),
  kind: Type.Optional(kind),
  audience: Type.Optional(Type.Enum([...audienceKinds])),
};

export const listTemplates = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates',
  summary: 'Lists the templates of notifications with what was sent and seen: announcements first, newest first.',
  query: Type.Object({ ...filters, ...pageQuery }, closed),
  answer: Type.Object({
    data: Type.Array(templateSchema),
    meta: Type.Object({
      ...pageMeta.properties,
      /** Templates of each state, whatever state is asked for. */
      states: Type.Object({
        borrador: Type.Integer(),
        programada: Type.Integer(),
        activa: Type.Integer(),
        terminada: Type.Integer(),
      }),
    }),
  }),
});

export const exportTemplates = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/export',
  summary: 'Exports the list as an Excel workbook or CSV.',
  query: Type.Object({ ...filters, format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

export const listAudienceOptions = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/audience-options',
  summary: 'Finds up to 20 active companies (by name or NIT) or people (by name or address) of open accounts.',
  query: Type.Object({ kind: Type.Enum(['companies', 'people']), q: Type.String({ maxLength: 100 }) }, closed),
  answer: Type.Object({ data: Type.Array(optionSchema) }),
});

export const measureAudience = endpoint({
  ...common,
  method: 'POST',
  path: '/notification-templates/preview',
  summary:
    'Counts the users whom an audience reaches now, and their companies. Never reached: staff, closed accounts, and users who do not want announcements.',
  body: Type.Object({ audience: audienceSchema }, closed),
  answer: Type.Object({ data: Type.Object({ users: Type.Integer(), companies: Type.Integer() }) }),
});

export const createTemplate = endpoint({
  ...common,
  method: 'POST',
  path: '/notification-templates',
  status: 201,
  summary: 'Creates the draft of an announcement.',
  body: templateBody,
  answer,
});

export const getTemplate = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/{templateId}',
  summary: 'Gets a template.',
  params,
  answer,
  errors: ['resource.not_found'],
});

export const updateTemplate = endpoint({
  ...common,
  method: 'PUT',
  path: '/notification-templates/{templateId}',
  versioned: true,
  summary: 'Changes a template; audience and start only until it is sent. Of those of the product only how they look.',
  params,
  body: templateBody,
  answer,
  errors: ['resource.not_found', 'resource.conflict', 'notification.sent', 'notification.over'],
});

export const deleteTemplate = endpoint({
  ...common,
  method: 'DELETE',
  path: '/notification-templates/{templateId}',
  summary: 'Deletes the draft of an announcement.',
  params,
  status: 204,
  errors: ['resource.not_found', 'notification.sent'],
});

export const duplicateTemplate = endpoint({
  ...common,
  method: 'POST',
  path: '/notification-templates/{templateId}/duplicate',
  status: 201,
  summary: 'Creates a draft with the words, picture and audience of an announcement, without its times.',
  params,
  answer,
  errors: ['resource.not_found'],
});

export const sendTemplate = endpoint({
  ...common,
  method: 'POST',
  path: '/notification-templates/{templateId}/send',
  summary: 'Schedules an announcement for its start, or sends it now if that is past or not given.',
  params,
  answer,
  errors: ['resource.not_found', 'notification.sent'],
});

export const withdrawTemplate = endpoint({
  ...common,
  method: 'POST',
  path: '/notification-templates/{templateId}/withdraw',
  summary: 'Ends an announcement at once: nobody sees it any more. One that waits for its start is a draft again.',
  params,
  answer,
  errors: ['resource.not_found', 'notification.over'],
});

export const templateResults = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/{templateId}/results',
  summary: 'Counts the users of a template: seen, reminded later, and the rest; and how many saw it each day.',
  params,
  answer: Type.Object({
    data: Type.Object({
      sent: Type.Integer(),
      seen: Type.Integer(),
      /** Neither seen since. */
      reminded: Type.Integer(),
      waiting: Type.Integer(),
      days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), seen: Type.Integer() })),
    }),
  }),
  errors: ['resource.not_found'],
});

/** What a recipient did. */
export const recipientStates = ['seen', 'reminded', 'waiting'] as const;
export type RecipientState = (typeof recipientStates)[number];

export const listRecipients = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/{templateId}/recipients',
  summary: 'Lists who got a template and what they did, by name.',
  params,
  query: Type.Object({ state: Type.Optional(Type.Enum([...recipientStates])), ...pageQuery }, closed),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        email: Type.String(),
        account: Type.String(),
        createdAt: moment,
        seenAt: nullable(moment),
        remindedAt: nullable(moment),
      }),
    ),
    meta: pageMeta,
  }),
  errors: ['resource.not_found'],
});

export const exportResults = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/{templateId}/results/export',
  summary: 'Exports who got a template and what they did, as an Excel workbook or CSV.',
  params,
  query: Type.Object({ format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});

export const getTemplateImage = endpoint({
  ...common,
  method: 'GET',
  path: '/notification-templates/{templateId}/image',
  summary: 'Gets the picture of a template.',
  params,
  produces: 'image/webp',
  errors: ['resource.not_found'],
});

export const putTemplateImage = endpoint({
  ...common,
  method: 'PUT',
  path: '/notification-templates/{templateId}/image',
  upload: true,
  summary:
    'Sets the picture of an announcement: PNG, JPEG or WebP up to 5 MB, stored up to 1000 pixels wide without metadata.',
  params,
  answer,
  errors: [
    'resource.not_found',
    'notification.over',
    'photo.refused',
    'photo.too_large',
    'file.infected',
    'file.not_scanned',
    'account.slowed',
    'server.busy',
  ],
});
