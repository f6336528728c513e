import type {
  Agreement,
  AgreementHomePage,
  NetworkTerms,
  Property,
} from '../../../generated/model/index.ts'
import { uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { home, picture } from '../../testing/home.ts'

export const TERMS: NetworkTerms = {
  filter: { operations: ['V'] },
  commissionPct: 5,
  sellerSplitPct: 50,
  validDays: 365,
  noticeDays: 0,
}

/** A home with all that a network asks for. */
export const shareable = (ref: string) => {
  const { mandate, ...rest } = home(ref)
  return { ...rest, mandate: { ...mandate, commissionType: 'percent' as const, commissionPct: 5 } }
}

/** Acts of agencies in networks, for tests. */
export const network = (server: TestServer) => {
  const invitationOf = async (who: Person): Promise<string> => {
    await server.runJobs()
    const mail = (await server.mails()).filter((one) => one.to.includes(who.email)).at(-1)
    return /invitacion=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const circle = async (
    lead: Person,
    others: Person[],
    kind: 'MICRO' | 'ABSI' | 'OTHER' = 'MICRO',
  ): Promise<string> => {
    const body = { name: `Cercle ${kind}`, kind }
    const { id } = (await server.call('createNetwork', { token: lead.token, body })).body
    for (const one of others) {
      await server.call('createNetworkInvitation', {
        token: lead.token,
        params: { id },
        body: { email: one.email },
      })
      await server.call('answerNetworkInvitation', {
        token: one.token,
        params: { key: await invitationOf(one) },
        body: { accept: true },
      })
    }
    return id
  }
  const propose = (from: Person, to: Person, networkId: string, terms = TERMS) =>
    server.call('createAgreement', {
      token: from.token,
      body: { networkId, toAgencyId: to.profile.agency_ids[0] ?? '', terms },
    })
  const accept = (who: Person, { id, versions: [newest] }: Agreement) =>
    server.call('acceptAgreement', {
      token: who.token,
      params: { id },
      body: { hash: newest?.hash ?? '' },
    })
  const agreed = async (from: Person, to: Person, networkId: string, terms = TERMS) => {
    const made = await propose(from, to, networkId, terms)
    const [agreement] = made.body.items
    if (!agreement) throw new Error(`createAgreement answered ${made.status}`)
    return (await accept(to, agreement)).body
  }
  /** A published home. */
  const publish = async (who: Person, doc: object): Promise<string> => {
    const { token } = who
    const made = await server.call('createProperty', { token, body: doc as never })
    const { id } = made.body as Property
    await server.call('uploadPropertyMedia', {
      token,
      params: { id },
      files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
    })
    await server.runJobs()
    const ready = (await server.call('getProperty', { token, params: { id } })).body
    const published = await server.call('publishProperty', {
      token,
      params: { id },
      body: { version: ready.version },
    })
    if (published.status !== 200)
      throw new Error(`publishProperty answered ${JSON.stringify(published.body)}`)
    return id
  }
  const change = async (who: Person, id: string, steps: object) => {
    const { token } = who
    const { version } = (await server.call('getProperty', { token, params: { id } })).body
    return server.call('updateProperty', { token, params: { id }, body: { version, ...steps } })
  }
  /** Ids of the homes that partners share with somebody. */
  const seen = async (who: Person, query = {}): Promise<string[]> =>
    (await server.call('searchNetworkHomes', { token: who.token, query })).body.items.map(
      (one) => one.home.id,
    )
  return { invitationOf, circle, propose, accept, agreed, publish, change, seen }
}

/** Three agencies that can be partners. */
export async function threeAgencies() {
  const server = await startTestServer()
  const lead = (agencyName: string) => server.register({ role: 'ADMIN', agencyName })
  return {
    server,
    acts: network(server),
    aina: await lead('Portal Vell'),
    joana: await lead('Illa de Vent'),
    marc: await lead('Sal i Pins'),
  }
}

/** The three in one network, where the first two have agreed. */
export async function agreedPartners() {
  const three = await threeAgencies()
  const { server, acts, aina, joana, marc } = three
  const circle = await acts.circle(aina, [joana, marc])
  const agreement = await acts.agreed(aina, joana, circle)
  const homes = async (who: Person, id = agreement.id): Promise<AgreementHomePage> => {
    const call = { token: who.token, params: { id }, query: { limit: 100 } }
    return (await server.call('listAgreementHomes', call)).body
  }
  return {
    ...three,
    circle,
    agreement,
    homes,
    /** Another home of the first that a network takes. */
    another: () => acts.publish(aina, shareable(`SH-${uuidv7().slice(-6)}`)),
    /** Why a home stays at home, as `rule field`. */
    why: async (id: string): Promise<string[] | undefined> =>
      (await homes(aina)).items
        .find((one) => one.id === id)
        ?.reasons.map(({ rule, field }) => `${rule} ${field}`),
  }
}

/** What a home says of itself. */
export const texts = (description: string, title = 'Casa') => ({
  texts: { title: { es: title }, description: { es: description } },
})
