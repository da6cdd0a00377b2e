/** Parsed options of a command, as written. */
export type Options = Partial<{
  perfil: string;
  parametros: string;
  reglas: string;
  columnas: string;
  software: string;
  periodo: string;
  estado: string;
  comparar: string;
  por: string;
  unidad: string;
  cifras: string;
  empresa: string;
  libro: string;
  niveles: string;
  acumulado: boolean;
  cuentas: boolean;
  anonimo: boolean;
  todos: boolean;
  tiempos: boolean;
  json: boolean;
  sarif: boolean;
  xlsx: string;
  ayuda: boolean;
  help: boolean;
  version: boolean;
}>;
