/** Parses the command and its options. Errors are one line, with a pointer to the help; exit code 2. */
import { RefusedFile } from './input/refused-file.ts';
import type { Options } from './options.ts';
import { ownVersion } from './own-version.ts';
import { cliText } from './text.es.ts';

/** An import would load all of the module, worker threads included, which takes longer than reading a small balance. */
const { parseArgs } = process.getBuiltinModule('node:util');

const options = {
  perfil: { type: 'string' },
  parametros: { type: 'string' },
  reglas: { type: 'string' },
  columnas: { type: 'string' },
  software: { type: 'string' },
  periodo: { type: 'string' },
  estado: { type: 'string' },
  comparar: { type: 'string' },
  por: { type: 'string' },
  unidad: { type: 'string' },
  cifras: { type: 'string' },
  empresa: { type: 'string' },
  libro: { type: 'string' },
  niveles: { type: 'string' },
  signo: { type: 'string' },
  columna: { type: 'string' },
  acumulado: { type: 'boolean' },
  cuentas: { type: 'boolean' },
  anonimo: { type: 'boolean' },
  todos: { type: 'boolean' },
  tiempos: { type: 'boolean' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  xlsx: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Exit codes: 0 clean, 1 findings of severity alta or above or checks that do not hold, 2 a file or an option could not be read. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let values: Options;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    process.stderr.write(`${cliText.badOption(...describeProblem(error))}\n`);
    return 2;
  }
  const [command, ...rest] = positionals;
  if (values.version || command === 'version') {
    process.stdout.write(`cuadre ${ownVersion()}\n`);
    return 0;
  }
  const wantsHelp = values.ayuda || values.help || command === 'ayuda';
  if (wantsHelp || command === undefined) {
    process.stdout.write(`${cliText.help}\n`);
    return wantsHelp ? 0 : 2;
  }
  try {
    return await carryOut(command, rest, values);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** Throws RefusedFile for a file that no command reads. */
async function carryOut(command: string, rest: string[], values: Options): Promise<number> {
  switch (command) {
    case 'auditar':
      return (await import('./commands/audit-command.ts')).auditCommand(rest, values);
    case 'estados':
      return (await import('./commands/statements-command.ts')).statementsCommand(rest, values);
    case 'inspeccionar':
      return (await import('./commands/inspect-command.ts')).inspectCommand(rest, values);
    case 'cuentas':
      return (await import('./commands/accounts-command.ts')).accountsCommand(rest, values);
    case 'columnas':
      return (await import('./commands/columns-command.ts')).columnsCommand(rest, values);
    case 'probar':
      return (await import('./commands/try-command.ts')).tryCommand(rest, values);
    case 'validaciones':
      return (await import('./commands/catalogue-command.ts')).catalogueCommand(rest, values);
    case 'verificar-registro':
      return (await import('./commands/verify-activity-log-command.ts')).verifyActivityLogCommand(rest, values);
    case 'rotar-claves':
      return (await import('./commands/rotate-keys-command.ts')).rotateKeysCommand(rest, values);
    case 'demo':
      return (await import('./commands/demo-command.ts')).demoCommand(rest);
    default:
      process.stderr.write(`${cliText.unknownCommand(command)}\n`);
      return 2;
  }
}

/** Translates the errors of `parseArgs`: the option, and whether its value is missing or superfluous. */
function describeProblem(error: unknown): Parameters<typeof cliText.badOption> {
  const { code, message = '' } = error as { code?: string; message?: string };
  const option = /--?[\p{L}\d][\p{L}\d-]*/u.exec(message)?.[0] ?? '';
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return ['unknown', option];
  return [message.includes('does not take') ? 'noValue' : 'value', option];
}
