/** Notifications of users, in the seed's shape. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });

export const notificationSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    noti_description: Type.String(),
    notification_template: Type.Object({
      note_id: Type.Integer(),
      note_title: Type.String(),
      note_description: Type.String(),
      note_redirect_url: Type.Union([Type.String(), Type.Null()]),
      /** Null: no image. */
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

/** Template of license warnings, which stay in the list after they were seen. */
export const licenseNote = 1;
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

/** Templates of alerts are between 3 and 48, one for each validation; all rules of companies share one. */
const ownRuleAlert = 48;
/** Ids of validations: those of the first ones are up to 22, later ones begin at 101, rules of companies at 200. */
const lastOfFirst = 22;
const firstOfCompanies = 200;

/** Template of the alerts of a validation. */
export function alertNoteOf(validationId: number): number {
  if (validationId <= lastOfFirst) return validationId + 2;
  return validationId < firstOfCompanies ? validationId - 70 : ownRuleAlert;
}

const common = { access: 'user', permission: 'own', tag: 'notifications' } as const;

export const listNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/notification/user',
  summary: 'Lists the notifications of the caller, newest first.',
  answer: Type.Object({ data: Type.Array(notificationSchema) }),
});

export const markSeen = endpoint({
  ...common,
  method: 'PUT',
  path: '/notification/{notificationId}/mark-seen',
  anytime: true,
  summary: 'Marks a notification of the caller as seen, except the one about the license.',
  params: Type.Object(
    { notificationId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: notificationSchema }),
  errors: ['resource.not_found'],
});
