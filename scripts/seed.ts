import { HttpError } from '../server/contract/errors.ts'
import { readEnv } from '../server/config/env.ts'
import { AGENCIES, PASSWORD } from './seed/agencies.ts'
import { isMarked, mark } from './seed/mark.ts'
import { OTHERS } from './seed/others.ts'

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
  if (!isMarked(config)) {
    await (await import('./seed/fill.ts')).fill(config)
    mark(config)
  }
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
