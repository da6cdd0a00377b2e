/** Texts of the workbooks of parametrizations. */
export const text = {
  software: 'Software contable',
  version: 'Versión',
  shipped: 'la que trae Cuadre',
  company: 'Empresa',
};
