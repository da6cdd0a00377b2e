/** API documents of findings and the like, with overrides by the test. */
import type { User } from '#api/access/auth/contract.ts';
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import type { License } from '#api/subscription/licenses/contract.ts';
import type { Notification } from '#api/users/notifications/contract.ts';
import type { NotificationTemplate } from '#api/users/notifications/templates/contract.ts';
import type { Profile } from '#api/users/profile/contract.ts';
import type { Role } from '#api/users/roles/contract.ts';
import type { Member } from '#api/users/users/contract.ts';
import type { Severity } from '#core/engine/severity.ts';
import { bellKinds, mailKinds } from '#core/product/mail-kind.ts';

export function madeUser(attributes: Partial<User['attributes']> = {}): User {
  return {
    id: 1,
    attributes: {
      user_name: 'Camila Rojas',
      user_email: 'camila@ejemplo.co',
      isRootUser: true,
      isAdmin: false,
      photo: null,
      theme: 'sistema',
      mustSetUpSecondFactor: false,
      tours: {
        validations_edition: true,
        chart_accounts: true,
        audit: true,
        no_data_audit: true,
        financial_report: true,
      },
      ...attributes,
    },
  };
}

export function madeMember(attributes: Partial<Member['attributes']> = {}): Member {
  return {
    id: 2,
    attributes: {
      user_name: 'Clara Rey',
      user_email: 'clara.rey@ejemplo.co',
      isRootUser: false,
      status: 'invitado',
      hasSecondFactor: false,
      photo: null,
      createdAt: '2026-03-02T10:00:00Z',
      lastSignInAt: null,
      invitationExpiresAt: '2026-03-09T10:00:00Z',
      account: { id: '01890000-0000-7000-8000-000000000001', name: 'El Roble S.A.S.' },
      companies: [],
      jobs: [],
      ...attributes,
    },
  };
}

/** Of a user with no right in the account, with an active license. */
export function madeAccess(changed: Partial<OwnAccess> = {}): OwnAccess {
  return {
    closesAt: null,
    subscriber: null,
    support: null,
    hasRole: true,
    account: [],
    companies: [],
    license: { state: 'activa', mayChange: true, plan: 'empresa', endsOn: '2027-01-31', daysLeft: 90 },
    ...changed,
  };
}

export function madeRole(name: string): Role {
  const attributes = { name, description: '', permissions: [], isBuiltIn: true, users: 0, version: 1 };
  return { id: name.toLowerCase(), attributes };
}

export function madeLicense(attributes: Partial<License['attributes']> = {}): License {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    attributes: {
      account: 'El Roble S.A.S.',
      ownerName: 'Camila Rojas',
      ownerEmail: 'camila@ejemplo.co',
      state: 'activa',
      plan: 'empresa',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      daysLeft: 300,
      suspendedAt: null,
      companies: { used: 1, included: 5 },
      users: { used: 1, included: 5 },
      storage: { used: 3_000_000, included: 10 * 1024 ** 3 },
      version: 3,
      ...attributes,
    },
  };
}

export function madeCompany(attributes: Partial<Company['attributes']> = {}): Company {
  return {
    id: 7,
    attributes: {
      comp_business_name: 'Distribuidora El Roble S.A.S.',
      comp_entity_id: '900481237',
      comp_check_digit: 6,
      comp_is_active: true,
      comp_city: null,
      comp_ica_regime: null,
      profile: {},
      comp_signers: {},
      comp_fiscal_year_end: 12,
      comp_logo: null,
      version: 1,
      ...attributes,
    },
    uses_siigo: false,
    accountable_software: { acso_id: 1, acso_name: 'Siigo Nube' },
    regime_type: { rety_id: 3 },
    chart_accounts: { chac_is_active: true },
  };
}

export function madeProfile(attributes: Partial<Profile['attributes']> = {}): Profile {
  return {
    id: 1,
    attributes: {
      name: 'Camila Rojas',
      documentType: null,
      documentNumber: null,
      phone: null,
      professionalCard: null,
      email: 'camila@ejemplo.co',
      pendingEmail: null,
      isRootUser: true,
      photo: null,
      theme: 'sistema',
      mails: Object.fromEntries(mailKinds.map((kind) => [kind, true])) as Profile['attributes']['mails'],
      bells: Object.fromEntries(bellKinds.map((kind) => [kind, true])) as Profile['attributes']['bells'],
      createdAt: '2026-03-02T10:00:00Z',
      deletion: null,
      ...attributes,
    },
  };
}

export function madeNotification({
  id = 1,
  noteId = 1000,
  title = 'Nuevas bases de retención',
  description = 'Desde julio las bases son 2 y 10 UVT.',
  link = null,
  display = 1,
  image = false,
  isPostponed = false,
  severity = null,
}: {
  id?: number;
  noteId?: number;
  title?: string;
  description?: string;
  link?: string | null;
  display?: number;
  image?: boolean;
  isPostponed?: boolean;
  severity?: Severity | null;
} = {}): Notification {
  return {
    id,
    attributes: {
      noti_description: description,
      noti_is_postponed: isPostponed,
      noti_severity: severity,
      notification_template: {
        note_id: noteId,
        note_title: title,
        note_description: description,
        note_redirect_url: link,
        note_file_url: image ? `/api/v1/notification/${id}/image` : null,
        notification_display_option: {
          nodo_id: display,
          nodo_options: { 'background-color': '#F9F2DB', 'font-color': '#14211D' },
        },
      },
    },
  };
}

export function madeTemplate(attributes: Partial<NotificationTemplate['attributes']> = {}): NotificationTemplate {
  return {
    id: 1003,
    attributes: {
      version: 2,
      state: 'borrador',
      isAnnouncement: true,
      topic: 'novedades',
      kind: 'popup',
      title: 'Nuevas bases de retención',
      description: 'Desde julio las bases son 2 y 10 UVT.',
      link: '/ayuda',
      background: '#F9F2DB',
      font: '#14211D',
      image: null,
      audience: { kind: 'software', chosen: [{ id: '1', name: 'Siigo Nube' }] },
      startsAt: null,
      endsAt: null,
      scheduledAt: null,
      sentAt: null,
      withdrawnAt: null,
      sent: 0,
      seen: 0,
      ...attributes,
    },
  };
}
