import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { databaseTests } from '../kinds-of-tests.ts'
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

/** Named one by one: what `--exclude` says does not reach a project that has its own `exclude`. */
const chosen = (): string[] =>
  databaseTests().filter((file) => !ELSEWHERE.some((pattern) => matchesGlob(file, pattern)))

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
    const files = chosen()
    console.log(`another PostgreSQL: ${found.what}, ${files.length} files`)
    const file = join(ROOT, 'node_modules', '.cache', 'reports', 'postgres.json')
    const { code, output } = await command(
      'vitest',
      [
        'run',
        '--project',
        'server',
        ...files,
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
          testResults: { name: string }[]
        })
      : null
    const ran = new Set(report?.testResults.map(({ name: path }) => relative(ROOT, path)))
    const astray = [
      ...files.filter((path) => !ran.has(path)),
      ...[...ran].filter((path) => !files.includes(path)),
    ]
    if (astray.length > 0) console.error(`chosen or run, not both: ${astray.join(', ')}`)
    const failed = (report?.numFailedTests ?? 1) + astray.length
    if (code !== 0) console.error(output.trim())
    return {
      passed: report?.numPassedTests ?? 0,
      failed: code === 0 ? failed : Math.max(1, failed),
    }
  } finally {
    await found.close()
  }
}
