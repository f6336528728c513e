import type { JWTPayload } from 'jose'
import type { AgencySsoInput } from '../../../../generated/model/index.ts'
import type { DnsTable } from '../../../ports/dns/table.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { CLIENT, type Provider } from '../../../testing/provider.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { Authenticator } from '../passkey/authenticator.fixture.ts'

let agencies = 0

/** What a provider says of somebody. */
export const claimsOf = ({ email }: Pick<Person, 'email'>, sub = `s-${email}`): JWTPayload => ({
  sub,
  email,
  email_verified: true,
})

/**
 * An agency of its own with an ADMIN, an agent and their company's account, proved unless another
 * agency holds the domain: its record stands beside.
 */
export async function companyOf(
  server: TestServer,
  provider: Provider,
  records: DnsTable,
  domain = `firma-${agencies + 1}.example`,
) {
  const nth = (agencies += 1)
  const admin = await server.register({ email: `aina-${nth}@${domain}` })
  const agent = await server.register({
    agency: admin,
    role: 'STAFF',
    email: `biel-${nth}@${domain}`,
  })
  const verified = server.db.updateTable('app_user').set({ email_verified_at: server.deps.now() })
  await verified.execute()
  const agencyId = admin.profile.agency_ids[0] ?? ''
  const of = { token: admin.token, params: { id: agencyId }, lang: 'en' as const }
  const { issuer } = provider
  /** What an ADMIN saves who types no secret. */
  const save = (change: Partial<AgencySsoInput> = {}) =>
    server.call('saveAgencySso', {
      ...of,
      body: { issuer, client_id: CLIENT.id, domain, ...change },
    })
  const prove = () => server.call('checkAgencySsoDomain', of)
  const start = () => server.call('startSso', { body: { email: agent.email }, lang: 'en' })
  const end = (ticket: string, answer: string) =>
    server.call('loginSso', { body: { agency_id: agencyId, ticket, answer }, lang: 'en' })
  const { body } = await save({ client_secret: CLIENT.secret })
  const record = body.record ?? { name: '', value: '' }
  const there = records[`TXT ${record.name}`] ?? []
  records[`TXT ${record.name}`] = [...there, record.value]
  await prove()
  return {
    admin,
    agent,
    agencyId,
    domain,
    of,
    record,
    save,
    prove,
    start,
    end,
    /** The whole way of a browser. */
    enter: async (claims: JWTPayload) => {
      const { url, ticket } = (await start()).body
      return end(ticket, provider.answer(url, claims))
    },
  }
}

export type Company = Awaited<ReturnType<typeof companyOf>>

/** Gives a person a passkey. */
export async function withKey(
  server: TestServer,
  { token }: { token: string },
): Promise<Authenticator> {
  const made = new Authenticator('llar.test', 'http://llar.test')
  const body = made.make((await server.call('startPasskey', { token })).body)
  const { status } = await server.call('addPasskey', { token, body })
  if (status !== 201) throw new Error(`The passkey was answered ${status}`)
  return made
}
