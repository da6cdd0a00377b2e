/** Which command was asked for, and its options. What is not understood is said with the help, exit 2. */
import { parseArgs } from 'node:util';
import type { Options } from './options.ts';
import { cliText } from './text.es.ts';

const options = {
  perfil: { type: 'string' },
  parametros: { type: 'string' },
  reglas: { type: 'string' },
  columnas: { type: 'string' },
  periodo: { type: 'string' },
  todos: { type: 'boolean' },
  json: { type: 'boolean' },
  xlsx: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
} as const;

/** Exit codes: 0 clean, 1 findings of severity alta or above, 2 a file or an option could not be read. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let values: Options;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    process.stderr.write(`${cliText.badOption((error as Error).message)}\n${cliText.help}\n`);
    return 2;
  }
  const [command, ...rest] = positionals;
  if (values.ayuda || command === undefined || command === 'ayuda') {
    process.stdout.write(`${cliText.help}\n`);
    return command === undefined && !values.ayuda ? 2 : 0;
  }
  switch (command) {
    case 'auditar':
      return (await import('./audit-command.ts')).auditCommand(rest, values);
    case 'inspeccionar':
      return (await import('./inspect-command.ts')).inspectCommand(rest, values);
    case 'columnas':
      return (await import('./columns-command.ts')).columnsCommand(rest);
    case 'probar':
      return (await import('./try-command.ts')).tryCommand(rest, values);
    case 'validaciones':
      return (await import('./catalogue-command.ts')).catalogueCommand(rest, values);
    case 'verificar-registro':
      return (await import('./verify-record-command.ts')).verifyRecordCommand(rest, values);
    case 'rotar-claves':
      return (await import('./rotate-keys-command.ts')).rotateKeysCommand(rest, values);
    case 'demo':
      return (await import('./demo-command.ts')).demoCommand(rest);
    default:
      process.stderr.write(`${cliText.unknownCommand(command)}\n${cliText.help}\n`);
      return 2;
  }
}
