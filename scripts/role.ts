import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { inTransaction, type Db } from '../server/db/index.ts'
import { pauseOwn } from '../server/modules/market/index.ts'
import { salesUnderWay } from '../server/modules/order/index.ts'
import { GIVEN_ROLES, giveRole } from '../server/modules/user/index.ts'

/** What refuses to give it, in words for whoever asked; nothing is changed then. */
class Refused extends Error {}

/** How many of the person's services left the market by it. */
async function give(trx: Db, email: string, role: (typeof GIVEN_ROLES)[number], now: Date) {
  const id = await giveRole(trx, email, role, now)
  if (id === null)
    throw new Refused(
      `There is nobody without an agency who has proved ${email}, or whoever reads the e-mail they ` +
        'had before can still take the account back (for a fortnight).',
    )
  if (role === 'SERVICE') return 0
  const waiting = await salesUnderWay(trx, id)
  // Nobody but who has the role can finish or refuse them.
  if (waiting > 0) throw new Refused(`${waiting} of their orders are under way: they end first.`)
  return pauseOwn(trx, id, now)
}

/**
 * `npm run role -- EMAIL ROLE`: gives a person without an agency a role that nobody can take by
 * themselves; beside a running server or without one.
 */
async function main(): Promise<void> {
  const [email, asked] = process.argv.slice(2)
  const role = GIVEN_ROLES.find((one) => one === asked)
  if (!email || !role) {
    console.error(`npm run role -- EMAIL ROLE\n  ROLE is one of ${GIVEN_ROLES.join(', ')}.`)
    process.exit(2)
  }
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const paused = await inTransaction(deps.db, (trx) => give(trx, email, role, deps.now()))
    console.log(`${email} is ${role} from now on; their desk shows it when it is opened anew.`)
    if (paused > 0) console.log(`${paused} of their services left the market.`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await close()
  }
}

await main()
