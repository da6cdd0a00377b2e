/** How much a finding matters, and how a validation can end. Order is from the most to the least severe. */

export const severities = ['critica', 'alta', 'media', 'baja', 'informativa'] as const;
export type Severity = (typeof severities)[number];

export const outcomes = ['sin_hallazgos', 'con_hallazgos', 'no_aplica', 'no_evaluada', 'error'] as const;
export type Outcome = (typeof outcomes)[number];
