/** Parsed options of a command, as written. */
export type Options = Partial<{
  perfil: string;
  parametros: string;
  reglas: string;
  columnas: string;
  software: string;
  periodo: string;
  todos: boolean;
  tiempos: boolean;
  json: boolean;
  sarif: boolean;
  xlsx: string;
  ayuda: boolean;
  help: boolean;
  version: boolean;
}>;
