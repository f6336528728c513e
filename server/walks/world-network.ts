import { sql } from '../db/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const TERMS = {
  filter: { operations: ['V' as const] },
  commissionPct: 5,
  sellerSplitPct: 50,
  validDays: 365,
  noticeDays: 30,
}

/** A home of a partner, as it has to be to be shared. */
export interface PartnerHomeParts {
  doc: object
  photo: Buffer
}

async function publish(server: TestServer, { token }: Person, { doc, photo }: PartnerHomeParts) {
  const { id } = (await server.call('createProperty', { token, body: doc as never })).body
  const content = { filename: 'a.jpg', mime: 'image/jpeg', content: photo }
  await server.call('uploadPropertyMedia', {
    token,
    params: { id },
    files: [{ field: 'files', ...content }],
  })
  await server.runJobs()
  const { version } = (await server.call('getProperty', { token, params: { id } })).body
  await server.call('publishProperty', { token, params: { id }, body: { version } })
  return id
}

/** A network that an agency leads with another one in it, and a home of that one's. */
export async function networkOf(
  server: TestServer,
  { token, email }: Person,
  name: string,
  parts: PartnerHomeParts,
) {
  const partner = await server.register({ role: 'ADMIN', agencyName: `${name} partner` })
  const open = async (who: string, to: Person | { email: string }) => {
    const network = (
      await server.call('createNetwork', {
        token: who,
        body: { name: `${name} circle`, kind: 'MICRO' },
      })
    ).body
    await server.call('createNetworkInvitation', {
      token: who,
      params: { id: network.id },
      body: { email: to.email },
    })
    return network.id
  }
  const networkId = await open(token, partner)
  await server.runJobs()
  const mail = (await server.mails()).filter((one) => one.to.includes(partner.email)).at(-1)
  const key = /invitacion=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  await server.call('answerNetworkInvitation', {
    token: partner.token,
    params: { key },
    body: { accept: true },
  })
  const agreed = await server.call('createAgreement', {
    token,
    body: { networkId, terms: TERMS },
  })
  const [agreement] = agreed.body.items
  await server.call('acceptAgreement', {
    token: partner.token,
    params: { id: agreement?.id ?? '' },
    body: { hash: agreement?.versions[0]?.hash ?? '' },
  })
  const homeId = await publish(server, partner, parts)
  await open(partner.token, { email })
  // Who has shown that the e-mail is theirs answers by the invitation's id.
  await sql`update app_user set email_verified_at = now() where email = ${email}`.execute(server.db)
  const own = await server.call('listNetworks', { token })
  return {
    networkId,
    agreementId: agreement?.id,
    homeId,
    invitationKey: own.body.invitations[0]?.id,
  }
}

/** A client whom an agency introduces to a partner's home, and the deal that comes of it. */
export async function introducedOf(
  server: TestServer,
  { token }: Person,
  client: { propertyId: string; contactId: string },
) {
  const { body } = await server.call('createIntroduction', {
    token,
    body: { ...client, evidence: 'declared' },
  })
  const deal = await server.call('createDeal', {
    token,
    body: { introductionId: body.id, closePrice: 48_500_000 },
  })
  return { introductionId: body.id, dealId: deal.body.id }
}
