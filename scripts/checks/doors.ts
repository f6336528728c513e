import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command, ROOT, type Result } from '../part.ts'

export const name = 'doors'
export const cores = 1

const rooms = ['src', 'client', 'server', 'scripts', 'mocks', 'generated', 'e2e'].filter((room) =>
  existsSync(join(ROOT, room)),
)

/**
 * Who may import whom: the rules stand in .dependency-cruiser.cjs. Counts one failure per
 * violation.
 */
export async function run(): Promise<Result> {
  const { code, output } = await command('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...rooms,
  ])
  if (code === 0) return { passed: 1, failed: 0 }
  console.error(output.trim())
  return {
    passed: 0,
    failed: Math.max(
      1,
      output.split('\n').filter((line) => line.trim().startsWith('error ')).length,
    ),
  }
}
