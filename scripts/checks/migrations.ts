import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOnline } from '../../server/db/online.ts'
import { ROOT, type Result } from '../part.ts'

export const name = 'migrations'
export const cores = 1

/** Migrations up to here ran before there was a rule (decision 419). */
const BEFORE = '0481'
/** Says that no version which may still be running uses what goes, and why. */
const CONTRACTS = /^-- contract: .{20,}/m

interface Statement {
  text: string
  /** What is written above it. */
  above: string
}

/** The statements of a file, each with the comment before it; what stands in `$$` is one. */
function statementsOf(sql: string): Statement[] {
  return (sql.match(/(?:\$(\w*)\$[^]*?\$\1\$|'[^']*'|--.*|[^;])+/g) ?? []).map((part) => ({
    above: part.match(/--.*/g)?.join('\n') ?? '',
    text: part.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
  }))
}

interface Rule {
  breaks: (statement: Statement, made: ReadonlySet<string>) => boolean
  why: string
}

const tableOf = (text: string): string | undefined =>
  /^alter table (?:only )?(?:if exists )?(\w+)/.exec(text)?.[1] ??
  /^create (?:unique )?index (?:concurrently )?(?:if not exists )?\w+ on (?:only )?(\w+)/.exec(
    text,
  )?.[1]

const onOld = ({ text }: Statement, made: ReadonlySet<string>): boolean => {
  const table = tableOf(text)
  return table !== undefined && !made.has(table)
}

const RULES: Rule[] = [
  {
    breaks: ({ text, above }) =>
      (/^drop (table|type|view|function)\b/.test(text) ||
        /^alter (table|type)\b.*\b(drop (?!not null|default|constraint)|rename )/.test(text) ||
        /^alter table\b.*\balter (column )?\w+ (set data )?type\b/.test(text)) &&
      !CONTRACTS.test(above),
    why:
      'a version that still runs uses it: leave it for a release, then say above why nobody does ' +
      '(-- contract: …)',
  },
  {
    breaks: (one, made) =>
      onOld(one, made) &&
      /\badd (column )?(if not exists )?\w+ [^,]*\bnot null\b/.test(one.text) &&
      !/\b(default|generated)\b/.test(one.text),
    why: 'a version that still runs writes rows without it: give a default, or let it be null',
  },
  {
    breaks: (one, made) =>
      onOld(one, made) && /\bset not null\b/.test(one.text) && !CONTRACTS.test(one.above),
    why: 'it reads the whole table under a lock: a check that is `not valid`, validated, comes first',
  },
  {
    breaks: (one, made) =>
      onOld(one, made) &&
      /\badd constraint \w+ (check|foreign key)\b/.test(one.text) &&
      !/\bnot valid\b/.test(one.text),
    why: 'it reads the whole table under a lock: `not valid`, and `validate constraint` after it',
  },
  {
    breaks: (one, made) => onOld(one, made) && one.text.startsWith('create '),
    why: 'nobody writes while it is made: an index of a table that is there is a NNNN_name.online.sql',
  },
]

/** What a migration does that a version which still runs, or whoever writes meanwhile, would feel. */
export function migrationFaults(file: string, sql: string): string[] {
  const statements = statementsOf(sql)
  const made = new Set(
    statements.flatMap(
      ({ text }) => /^create table (?:if not exists )?(\w+)/.exec(text)?.slice(1, 2) ?? [],
    ),
  )
  return statements.flatMap((one) =>
    RULES.filter(({ breaks }) => !isOnline(file) && breaks(one, made)).map(
      ({ why }) => `${file}: ${one.text.slice(0, 80)}\n  ${why}`,
    ),
  )
}

/** Versions change one by one, on one database: each migration leaves the one before it at work. */
export async function run(): Promise<Result> {
  const folder = join(ROOT, 'server', 'db', 'migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && file >= BEFORE)
  const faults = files.flatMap((file) =>
    migrationFaults(file, readFileSync(join(folder, file), 'utf8')),
  )
  for (const fault of faults) console.error(fault)
  return { passed: files.length - faults.length, failed: faults.length }
}
