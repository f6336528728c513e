import type { Profile } from '../../generated/model/index.ts'
import type { Role } from '../contract/context.ts'
import { sql, type Database } from '../db/index.ts'
import type { OutboxMail } from '../ports/mail/outbox.ts'
import type { Call } from './call.ts'

/** A signed-in person of a test. */
export interface Person {
  token: string
  profile: Profile
  email: string
  password: string
}

/**
 * Which person. `agency`: an ADMIN whose agency a STAFF or second ADMIN joins; a new agency
 * otherwise.
 */
export interface PersonWish {
  role?: Role
  agency?: Person
  email?: string
  agencyName?: string
  /** An ADMIN who has not opened the link that was mailed to them. */
  unproved?: true
}

export type Register = (wish?: PersonWish) => Promise<Person>

interface Tools {
  call: Call
  db: Database
  runJobs(): Promise<number>
  mails(): Promise<OutboxMail[]>
}

const PASSWORD = 'llar-rig-secret'

/**
 * Makes `register`: ADMIN by registering an agency, STAFF by invitation and its mailed link, others
 * as visitors.
 */
export function registrar(tools: Tools): Register {
  let people = 0
  const register: Register = async (wish = {}) => {
    people += 1
    const role = wish.role ?? 'ADMIN'
    const email = wish.email ?? `person-${people}@rig.example`
    const person = { first_name: `Aina ${people}`, last_name: 'Ferrer', email, language: 'es' }
    if (role === 'STAFF' || (role === 'ADMIN' && wish.agency)) {
      return invited(
        tools,
        wish.agency ?? (await register({ agencyName: wish.agencyName })),
        role,
        person,
      )
    }
    const agency =
      role === 'ADMIN'
        ? { agency_name: wish.agencyName ?? `Agència ${people}`, agency_island: 'MALLORCA' }
        : {}
    const account = role === 'ADMIN' ? 'agency' : 'visitor'
    const { status, body } = await tools.call('registerUser', {
      body: { ...person, account, password: PASSWORD, accept_terms: true, ...agency },
    })
    if (status !== 201) throw new Error(`registerUser answered ${status}: ${JSON.stringify(body)}`)
    if (role === 'ADMIN' && !wish.unproved)
      await sql`update app_user set email_verified_at = now() where id = ${body.id}`.execute(
        tools.db,
      )
    // Roles that nobody can take by themselves are given by hand, as the operator does.
    if (role !== 'ADMIN' && role !== 'USER')
      await sql`update app_user set role = ${role} where id = ${body.id}`.execute(tools.db)
    return {
      token: body.token,
      profile: { ...body, role: role as Profile['role'] },
      email,
      password: PASSWORD,
    }
  }
  return register
}

async function invited(
  tools: Tools,
  admin: Person,
  role: Role,
  person: Record<string, unknown>,
): Promise<Person> {
  const email = String(person['email'])
  const made = await tools.call('createUser', { token: admin.token, body: { ...person, role } })
  if (made.status !== 201)
    throw new Error(`createUser answered ${made.status}: ${JSON.stringify(made.body)}`)
  await tools.runJobs()
  const mail = (await tools.mails()).filter((one) => one.to.includes(email)).at(-1)
  const token = /[?&#]reset=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No link in a mail to the invited person`)
  const set = await tools.call('joinByInvitation', { body: { token, password: PASSWORD } })
  if (set.status !== 200)
    throw new Error(`joinByInvitation answered ${set.status}: ${JSON.stringify(set.body)}`)
  return { token: set.body.token, profile: set.body, email, password: PASSWORD }
}
