/** What was filled in, as the call wants it. */

import type { inviteUser } from '#api/users/invitations/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';

export interface InviteValues {
  name: string;
  email: string;
  companies: number[];
  /** A job of its own in each company instead of one in all. */
  perCompany: boolean;
  /** Id of the job in all; empty for none. */
  job: string;
  /** Id of the job by company. */
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
