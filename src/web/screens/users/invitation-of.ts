/** Request body from the invitation form. */

import type { inviteUser } from '#api/users/invitations/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';

export interface InviteValues {
  name: string;
  email: string;
  companies: number[];
  /** A role for each company instead of one for all. */
  perCompany: boolean;
  /** Role id for all companies; null until chosen. */
  role: string | null;
  /** Role id by company. */
  roles: Record<string, string>;
}

export const noInvitation: InviteValues = {
  name: '',
  email: '',
  companies: [],
  perCompany: false,
  role: null,
  roles: {},
};

export function invitationOf(values: InviteValues): BodyOf<typeof inviteUser> {
  const { name, email, companies, perCompany, role, roles } = { ...noInvitation, ...values };
  const general = role === null ? [] : [{ job_id: role, company_id: null }];
  const each = companies.flatMap((id) => {
    const chosen = roles[id];
    return chosen ? [{ job_id: chosen, company_id: id }] : [];
  });
  return { user_name: name.trim(), user_email: email, company_ids: companies, jobs: perCompany ? each : general };
}
