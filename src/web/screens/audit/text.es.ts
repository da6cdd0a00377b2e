/** Words of the audit screen. */

export const auditText = {
  title: 'Auditoría',
  chooseCompany: 'Elige en la parte de arriba la empresa que quieres auditar.',
};
