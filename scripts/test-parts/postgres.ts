import { matchesGlob, relative } from 'node:path'
import type { Asked } from '../../server/testing/statements.ts'
import { databaseTests } from '../kinds-of-tests.ts'
import { ROOT, type Result } from '../part.ts'
import { asked } from '../recorded.ts'
import { reportOf, runVitest } from '../vitest.ts'
import { asksOf, type Catalogue } from './postgres/asks.ts'
import { heardByBoth } from './postgres/both.ts'
import { fewest } from './postgres/fewest.ts'
import { findPostgres } from './postgres/find.ts'

export const name = 'server on another PostgreSQL'
export const cores = 1
export const after = ['unit, dom and server tests']
export const seconds = 60

/**
 * What asks no statement of its own: processes around the database, strings that are refused before
 * they reach SQL, and walks over all operations whose subject is a rule of the server (rights,
 * refusals, words, unknown codes, lost parts of documents). Their statements are those of the
 * modules, whose own tests all run here, as do the walks whose subject is what SQL finds. Pure tests
 * are no part of the project `server`.
 */
const ELSEWHERE = [
  'server/*.test.ts',
  'server/ports/**',
  ...[
    'hostile*',
    'both',
    'client',
    'codes',
    'emptied',
    'languages',
    'nobody',
    'refusals',
    'rights',
    'storage',
  ].map((walk) => `server/walks/${walk}.test.ts`),
]

/** Their subject is the database itself, beyond what they ask of it. */
const ALWAYS = ['server/db/**', 'server/jobs/**', 'server/live/**']
const isOneOf = (file: string, patterns: string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern))

/**
 * Files that ask nothing of their own are left out: what they ask of the database (`asks.ts`),
 * others ask here. Known from what the server tests of this run asked the embedded one; a file that
 * was not heard runs, and without such a run all do. Named one by one: what `--exclude` says does
 * not reach a project that has its own `exclude`.
 */
function chosen(heard: readonly Asked[], catalogue: Catalogue): string[] {
  const files = databaseTests().filter((file) => !isOneOf(file, ELSEWHERE))
  const seconds = new Map(
    reportOf('vitest.json')?.testResults.map(({ name: path, startTime, endTime }) => [
      relative(ROOT, path),
      (endTime - startTime) / 1000,
    ]),
  )
  const few = fewest(
    heard.filter(({ file }) => files.includes(file)),
    (statement) => asksOf(statement, catalogue),
    (file) => seconds.get(file) ?? 1,
    (file) => isOneOf(file, ALWAYS),
  )
  const silent = files.filter((file) => !heard.some((one) => one.file === file))
  const kept = new Set([...few, ...silent])
  return files.filter((file) => kept.has(file) || isOneOf(file, ALWAYS))
}

/**
 * What the server asks a database, once more on a PostgreSQL that is not the embedded one (15 or
 * newer): it takes every statement that the embedded one takes, and whatever they ask of it, some
 * test looks at what came of it.
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
    const heard = asked().map((one) => ({ ...one, file: relative(ROOT, one.file) }))
    const statements = [...new Set(heard.flatMap((one) => one.statements))]
    const { taken, refused, catalogue } = await heardByBoth(found.url, statements)
    if (refused.length > 0) console.error(refused.map((one) => `- ${one}`).join('\n'))
    const files = chosen(heard, catalogue)
    console.log(
      `another PostgreSQL: ${found.what}, takes ${taken} statements, ${refused.length} not; ${files.length} files`,
    )
    const report = 'postgres.json'
    const result = await runVitest(report, ['--project', 'server', ...files], {
      DATABASE_URL_TEST: found.url,
    })
    const ran = new Set(reportOf(report)?.testResults.map(({ name: path }) => relative(ROOT, path)))
    const astray = [
      ...files.filter((path) => !ran.has(path)),
      ...[...ran].filter((path) => !files.includes(path)),
    ]
    if (astray.length > 0) console.error(`chosen or run, not both: ${astray.join(', ')}`)
    return { passed: result.passed, failed: result.failed + astray.length + refused.length }
  } finally {
    await found.close()
  }
}
