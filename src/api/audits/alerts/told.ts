/** What is told of the ended audits of a company, and to whom by mail. */
import type { Letter } from '#platform/mail/letter.ts';
import type { EndedAudit, RaisedAlert } from './queries.ts';

export interface Told {
  companyId: number;
  company: string;
  audits: readonly EndedAudit[];
  /** The one of the newest month that has a result. */
  newest: EndedAudit | undefined;
  alerts: readonly RaisedAlert[];
}

export interface Addressed {
  to: string;
  letter: Letter;
}
