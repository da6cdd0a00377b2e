/** Request body from the invitation form. */

import type { inviteUser } from '#api/users/invitations/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';

export interface InviteValues {
  name: string;
  email: string;
  companies: number[];
  /** A role for each company instead of one for all. */
  perCompany: boolean;
  /** Role id for all companies; empty for none. */
  job: string;
  /** Role id by company. */
  jobs: Record<string, string>;
}

export const noInvitation: InviteValues = { name: '', email: '', companies: [], perCompany: false, job: '', jobs: {} };

export function invitationOf(values: InviteValues): BodyOf<typeof inviteUser> {
  const { name, email, companies, perCompany, job, jobs } = { ...noInvitation, ...values };
  const general = job === '' ? [] : [{ job_id: job, company_id: null }];
  const each = companies.flatMap((id) => {
    const chosen = jobs[id];
    return chosen ? [{ job_id: chosen, company_id: id }] : [];
  });
  return { user_name: name.trim(), user_email: email, company_ids: companies, jobs: perCompany ? each : general };
}
