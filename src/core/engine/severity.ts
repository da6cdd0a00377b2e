/** Severities of findings and outcomes of validations. Ordered from most to least severe. */

export const severities = ['critica', 'alta', 'media', 'baja', 'informativa'] as const;
export type Severity = (typeof severities)[number];

export const outcomes = ['sin_hallazgos', 'con_hallazgos', 'no_aplica', 'no_evaluada', 'error'] as const;
export type Outcome = (typeof outcomes)[number];

/** `baja` and `informativa` have nothing below that an amount would explain. */
const stepsDown: Readonly<Record<Severity, Severity>> = {
  critica: 'alta',
  alta: 'media',
  media: 'baja',
  baja: 'baja',
  informativa: 'informativa',
};

export function stepDown(severity: Severity): Severity {
  return stepsDown[severity];
}

/** The less severe of two. */
export function atMost(severity: Severity, most: Severity): Severity {
  return severities.indexOf(severity) < severities.indexOf(most) ? most : severity;
}
