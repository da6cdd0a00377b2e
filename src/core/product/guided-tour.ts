/** Guided tours by type. Each is offered once to each user, who finishes or skips it. */
export const guidedTours = [
  'validations_edition',
  'chart_accounts',
  'audit',
  'no_data_audit',
  'financial_report',
] as const;
export type GuidedTour = (typeof guidedTours)[number];
