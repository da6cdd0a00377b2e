/** Severities of findings and outcomes of validations. Ordered from most to least severe. */

export const severities = ['critica', 'alta', 'media', 'baja', 'informativa'] as const;
export type Severity = (typeof severities)[number];

export const outcomes = ['sin_hallazgos', 'con_hallazgos', 'no_aplica', 'no_evaluada', 'error'] as const;
export type Outcome = (typeof outcomes)[number];
