/** The systemd unit in `deploy`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Settings of a section; of one given twice the last. */
function settings(section: string): Map<string, string> {
  const unit = readFileSync(join(root, 'deploy', 'cuadre.service'), 'utf8');
  const [, body = ''] = unit.split(`[${section}]\n`);
  const lines = body.split('\n[')[0]!.split('\n');
  return new Map(
    lines.filter((line) => /^\w+=/.test(line)).map((line) => [line.split('=')[0]!, line.replace(/^\w+=/, '')]),
  );
}

test('the unit runs the service as a user of its own, bounded and with nothing that it does not need', () => {
  const service = settings('Service');
  expect(Object.fromEntries(service)).toMatchObject({
    User: 'cuadre',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    AmbientCapabilities: '',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    PrivateDevices: 'yes',
    RestrictNamespaces: 'user net ipc pid mnt',
    RestrictSUIDSGID: 'yes',
    SystemCallFilter: '@system-service mount',
    Restart: 'always',
    UMask: '0077',
    StateDirectoryMode: '0700',
  });
  expect(service.get('MemoryMax')).toMatch(/^\d+G$/);
  expect(Number(service.get('TasksMax'))).toBeGreaterThan(0);
  // Compiles code while it runs.
  expect(service.has('MemoryDenyWriteExecute')).toBe(false);
});

test('the unit starts what is in the checkout', () => {
  const service = settings('Service');
  const home = service.get('WorkingDirectory')!;
  const [program = '', entry = ''] = service.get('ExecStart')!.split(' ');
  expect(existsSync(join(root, program.slice(home.length)))).toBe(true);
  expect(existsSync(join(root, entry))).toBe(true);
});
