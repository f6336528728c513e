import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildApp, jobs } from '../server/app.ts'
import { HttpError } from '../server/contract/errors.ts'
import { openDeps } from '../server/deps.ts'
import { readEnv, type Config } from '../server/env.ts'
import { drain } from '../server/jobs/drain.ts'
import { byKind } from '../server/jobs/run.ts'
import { AGENCIES, OTHERS, PASSWORD } from './seed/agencies.ts'
import { seedAgency } from './seed/agency.ts'
import { seedLeads } from './seed/enquiries.ts'
import { seedOthers } from './seed/people.ts'
import { preparePictures } from './seed/pictures.ts'

/** Written when the demo is whole: the next start need not open the database to know. */
const markOf = (config: Config): string => path.join(config.dataDir, 'demo.json')

function printAccounts(): void {
  const rows = [...AGENCIES.flatMap(agency => [agency.admin, ...agency.staff]), ...OTHERS]
  console.log(`Demo accounts (password ${PASSWORD}):`)
  for (const { role, email } of rows) console.log(`  ${role.padEnd(14)}${email}`)
}

/** `npm start` runs this before the server: fills an empty database with the demo, goes on where it stopped, else does nothing. */
async function main(): Promise<void> {
  const config = readEnv(process.env)
  if (config.production) throw new Error('The demo is not for production.')
  const mark = markOf(config)
  const made = existsSync(mark) && (JSON.parse(readFileSync(mark, 'utf8')) as { database: string }).database === (config.databaseUrl ?? 'embedded')
  if (!made) await seed(config)
  mkdirSync(config.dataDir, { recursive: true })
  if (!made) writeFileSync(mark, `${JSON.stringify({ database: config.databaseUrl ?? 'embedded' })}\n`)
  printAccounts()
}

async function seed(config: Config): Promise<void> {
  const { deps, close } = await openDeps({ ...config, logLevel: 'silent' })
  const app = await buildApp(deps)
  try {
    await seedOthers(deps, OTHERS, PASSWORD)
    const pictures = await preparePictures(deps)
    for (const [at, agency] of AGENCIES.entries()) {
      const count = await seedAgency(deps, agency, PASSWORD, pictures, at + 1)
      console.log(`Demo: ${agency.patch.tradeName}, ${count} homes`)
    }
    console.log('Demo: pictures and enquiries')
    await seedLeads({ deps, log: app.log })
    await drain({ deps, definitions: byKind(jobs), log: app.log })
  } finally {
    await app.close()
    await close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof HttpError ? JSON.stringify(error.body) : error instanceof Error ? error.message : error)
  process.exit(1)
})
