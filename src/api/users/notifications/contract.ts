/** Notifications of users, in the seed's shape. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { severities } from '#core/engine/severity.ts';
import { notificationTopics } from '#core/product/notification/notification.ts';

const colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });

export const notificationSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    noti_description: Type.String(),
    /** The user put it off in this session, or saw one that stays (the license). */
    noti_is_postponed: Type.Boolean(),
    /** Of an alert, the gravest of its findings; null: no alert. */
    noti_severity: Type.Union([Type.Enum([...severities]), Type.Null()]),
    notification_template: Type.Object({
      note_id: Type.Integer(),
      note_title: Type.String(),
      note_description: Type.String(),
      note_redirect_url: Type.Union([Type.String(), Type.Null()]),
      /** Path of this API, read with the token; null: no image. */
      note_file_url: Type.Union([Type.String(), Type.Null()]),
      notification_display_option: Type.Object({
        /** 1 pop-up, 2 banner, 3 bell. */
        nodo_id: Type.Integer({ minimum: 1, maximum: 3 }),
        nodo_options: Type.Object({ 'background-color': colour, 'font-color': colour }),
      }),
    }),
  }),
});
export type Notification = Static<typeof notificationSchema>;

/** Findings assigned to the user, and comments that mention them. */
export const assignedNote = 60;
export const mentionedNote = 61;
/** Acts on the sign-off of a month. */
export const signOffNote = 62;
/** Answers of the client, and questions that the user is to answer. */
export const answeredNote = 63;
export const questionNote = 64;

/** Audits that the user asked for ended. */
export const auditNote = 65;
/** The predefined parametrization of companies changed. */
export const predefinedNote = 66;
/** Stored months of a company that the reader reads otherwise after an upgrade. */
export const rereadNote = 67;

/** Templates of alerts are between 3 and 48, one for each validation, and from 70 on those of second files; all rules of companies share one. */
const ownRuleAlert = 48;
/** Ids of validations: those of the first ones are up to 22, later ones begin at 101, those of second files at 130, rules of companies at 200. */
const lastOfFirst = 22;
const firstOfSources = 130;
const firstOfCompanies = 200;

/** Template of the alerts of a validation. */
export function alertNoteOf(validationId: number): number {
  if (validationId <= lastOfFirst) return validationId + 2;
  if (validationId < firstOfSources) return validationId - 70;
  return validationId < firstOfCompanies ? validationId - 60 : ownRuleAlert;
}

const common = { access: 'user', permission: 'own', tag: 'notifications' } as const;
const params = Type.Object(
  { notificationId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);

/** Most notifications that a page reads at once. */
export const mostUnseen = 200;

/** What a stream sends of the unseen ones; a page whose list says otherwise asks for it anew. */
export interface UnseenState {
  /** Id of the newest one; 0 without any. */
  newest: number;
  /** At most `mostUnseen`. */
  count: number;
}

export const listNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/notification/user',
  summary: 'Lists the notifications of the caller that are not seen, of the bell and over the page, newest first.',
  answer: Type.Object({ data: Type.Array(notificationSchema) }),
});

export const followNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/notification/events',
  summary: 'Streams how many unseen notifications the caller has, and the newest, whenever that may have changed.',
  produces: 'text/event-stream',
  errors: ['stream.limit'],
});

export const markSeen = endpoint({
  ...common,
  method: 'PUT',
  path: '/notification/{notificationId}/mark-seen',
  anytime: true,
  summary: 'Marks a notification of the caller as seen; the one about the license stays in the list.',
  params,
  answer: Type.Object({ data: notificationSchema }),
  errors: ['resource.not_found'],
});

export const remindLater = endpoint({
  ...common,
  method: 'PUT',
  path: '/notification/{notificationId}/remind-later',
  anytime: true,
  summary: 'Keeps a notification of the caller out of the way until the next sign-in.',
  params,
  answer: Type.Object({ data: notificationSchema }),
  errors: ['resource.not_found'],
});

export const markAllSeen = endpoint({
  ...common,
  method: 'PUT',
  path: '/notification/mark-all-seen',
  anytime: true,
  summary: 'Marks all notifications of the caller as seen, or those that the bell lists.',
  query: Type.Object(
    {
      /** Those of the bell only: pop-ups, banners and images wait on. */
      bell: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  status: 204,
});

export const getNotificationImage = endpoint({
  ...common,
  method: 'GET',
  path: '/notification/{notificationId}/image',
  summary: 'Gets the picture of a notification of the caller.',
  params,
  produces: 'image/webp',
  errors: ['resource.not_found'],
});

export const listAllNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/notifications',
  summary: 'Lists the notifications of the caller of the last 12 months, seen ones too, newest first.',
  query: Type.Object(
    {
      /** Those that are not seen. */
      unseen: Type.Optional(Type.Boolean()),
      /** Substring of title or description. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      company: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      topic: Type.Optional(Type.Enum([...notificationTopics])),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        ...notificationSchema.properties,
        meta: Type.Object({
          topic: Type.Enum([...notificationTopics]),
          company: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
          createdAt: Type.String({ format: 'date-time' }),
          seenAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
        }),
      }),
    ),
    meta: Type.Object({
      ...pageMeta.properties,
      /** Of all, whatever is asked for. */
      all: Type.Integer(),
      unseen: Type.Integer(),
    }),
  }),
});
