import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, ROOT, type Result } from '../part.ts'
import { findPostgres } from './postgres/find.ts'

export const name = 'server on another PostgreSQL'

/**
 * What asks no statement of its own: processes around the database, strings that are refused before
 * they reach SQL, and walks over all operations whose subject is a rule of the server (rights,
 * refusals, words, lost parts of documents). Their statements are those of the modules, whose own
 * tests all run here, as do the walks whose subject is what SQL finds. Pure tests are no part of
 * the project `server`.
 */
const ELSEWHERE = [
  'server/*.test.ts',
  'server/ports/**',
  ...['hostile*', 'both', 'client', 'emptied', 'languages', 'nobody', 'refusals', 'rights'].map(
    (walk) => `server/walks/${walk}.test.ts`,
  ),
]

/**
 * What the server asks a database, once more on a PostgreSQL that is not the embedded one (15 or
 * newer).
 */
export async function run(): Promise<Result> {
  const found = await findPostgres()
  if (!found) {
    console.error(
      'No other PostgreSQL to be had: set DATABASE_URL_TEST, or install the package postgresql.',
    )
    return { passed: 0, failed: 1 }
  }
  try {
    console.log(`another PostgreSQL: ${found.what}`)
    const file = join(ROOT, 'node_modules', '.cache', 'reports', 'postgres.json')
    const { code, output } = await command(
      'vitest',
      [
        'run',
        '--project',
        'server',
        ...ELSEWHERE.map((files) => `--exclude=${files}`),
        '--retry=1',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        env: { DATABASE_URL_TEST: found.url },
      },
    )
    const report = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as {
          numPassedTests: number
          numFailedTests: number
        })
      : null
    const failed = report?.numFailedTests ?? 1
    if (code !== 0) console.error(output.trim())
    return {
      passed: report?.numPassedTests ?? 0,
      failed: code === 0 ? failed : Math.max(1, failed),
    }
  } finally {
    await found.close()
  }
}
