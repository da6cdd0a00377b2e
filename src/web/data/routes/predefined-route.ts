/** Address of the runs of predefined parametrizations: of all for staff, of their companies for others. */
export const predefinedRunsPath = '/parametrizacion-predefinida';
