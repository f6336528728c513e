import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { HttpError } from '../server/contract/errors.ts'
import { readEnv, type Config } from '../server/env.ts'
import { AGENCIES, PASSWORD } from './seed/agencies.ts'
import { OTHERS } from './seed/others.ts'

/** Written when the demo is whole: the next start need not open the database to know. */
const markOf = (config: Config): string => path.join(config.dataDir, 'demo.json')

function printAccounts(): void {
  const rows = [...AGENCIES.flatMap((agency) => [agency.admin, ...agency.staff]), ...OTHERS]
  console.log(`Demo accounts (password ${PASSWORD}):`)
  for (const { role, email } of rows) console.log(`  ${role.padEnd(14)}${email}`)
}

/**
 * `npm start` runs this before the server: fills an empty database with the demo, goes on where it
 * stopped, else does nothing.
 */
async function main(): Promise<void> {
  const config = readEnv(process.env)
  if (config.production) throw new Error('The demo is not for production.')
  const mark = markOf(config)
  const made =
    existsSync(mark) &&
    (JSON.parse(readFileSync(mark, 'utf8')) as { database: string }).database ===
      (config.databaseUrl ?? 'embedded')
  if (!made) await (await import('./seed/fill.ts')).fill(config)
  mkdirSync(config.dataDir, { recursive: true })
  if (!made)
    writeFileSync(mark, `${JSON.stringify({ database: config.databaseUrl ?? 'embedded' })}\n`)
  printAccounts()
}

main().catch((error: unknown) => {
  console.error(
    error instanceof HttpError
      ? JSON.stringify(error.body)
      : error instanceof Error
        ? error.message
        : error,
  )
  process.exit(1)
})
