import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { GIVEN_ROLES, giveRole } from '../server/modules/user/index.ts'

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
    const given = await giveRole(deps.db, email, role)
    if (given) console.log(`${email} is ${role} from their next sign-in on.`)
    else console.error(`There is nobody without an agency who has proved ${email}.`)
    process.exitCode = given ? 0 : 1
  } finally {
    await close()
  }
}

await main()
