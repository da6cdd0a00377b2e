/** What may follow a command, as it was written. */
export type Options = Partial<{
  perfil: string;
  parametros: string;
  reglas: string;
  columnas: string;
  periodo: string;
  todos: boolean;
  json: boolean;
  xlsx: string;
  ayuda: boolean;
  help: boolean;
  version: boolean;
}>;
