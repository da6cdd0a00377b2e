/** Words of a company's workbook. */
export const text = { company: 'Empresa', nit: 'NIT' };
