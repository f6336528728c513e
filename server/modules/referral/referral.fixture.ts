import type { Referral, ReferralOwner } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { home, picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

export const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''

export const TERMS = {
  open: true,
  kind: 'percent',
  percent: 10,
  cap: 600_000,
  feePct: 3,
  months: 12,
  text: 'Cobras cuando se firma la escritura.',
}
export const HOME = {
  municipalityIne: '07061',
  type: 'vivienda',
  operation: 'V',
  address: 'Carrer de sa Lluna, 12',
  notes: 'Pregunta por la tarde',
}
export const PAYEE = {
  kind: 'person',
  legalName: 'Pep Coll',
  taxId: '12345678Z',
  iban: 'ES91 2100 0418 4502 0005 1332',
}

let owners = 0

/** Acts around referrals, for tests. */
export const referrals = (server: TestServer) => {
  /** Somebody who may refer: their e-mail is proved. */
  const referrer = async (role: 'USER' | 'REFERRED' = 'USER'): Promise<Person> => {
    const person = await server.register({ role })
    await sql`update app_user set email_verified_at = now() where id = ${person.profile.id}`.execute(
      server.db,
    )
    return person
  }
  const ok = <B>({ status, body }: { status: number; body: B }): B => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const offer = async (admin: Person, change = {}): Promise<string> =>
    ok(
      await server.call('saveReferralTerms', {
        token: admin.token,
        body: { ...TERMS, ...change },
      }),
    ).terms?.id ?? ''
  const ownerOf = (change: Partial<ReferralOwner> = {}) => ({
    ownerName: 'Francesca Mas',
    ownerEmail: `francesca-${++owners}@rig.example`,
    relation: 'neighbour',
    language: 'es',
    consent: true,
    ...change,
  })
  const draft = async (who: Person, admin: Person | null, change = {}): Promise<Referral> => {
    const terms = admin
      ? ok(await server.call('getReferralTerms', { token: admin.token })).terms
      : null
    const to = admin && terms ? { agencyId: agencyOf(admin), termsId: terms.id } : {}
    const body = { ...ownerOf(), ...to, ...change }
    return ok(await server.call('createReferral', { token: who.token, body }))
  }
  const withHome = async (who: Person, { id, version }: Referral, change = {}) =>
    ok(
      await server.call('saveReferralHome', {
        token: who.token,
        params: { id },
        body: { ...HOME, ...change, version },
      }),
    )
  const send = (who: Person, { id, version }: Referral) =>
    server.call('sendReferral', { token: who.token, params: { id }, body: { version } })
  /** One that waits for its owner. */
  const sent = async (who: Person, admin: Person | null, change = {}, home = {}) =>
    ok(await send(who, await withHome(who, await draft(who, admin, change), home)))
  /** One that is known by a telephone alone, and the token of the link that its referrer holds. */
  const sentByPhone = async (who: Person, admin: Person, ownerPhone: string) => {
    const one = await withHome(who, await draft(who, admin, { ownerEmail: undefined, ownerPhone }))
    const file = { filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }
    const proved = ok(
      await server.call('uploadReferralProof', {
        token: who.token,
        params: { id: one.id },
        files: [{ field: 'proof', ...file }],
      }),
    )
    const { id, ownerLink } = ok(await send(who, proved))
    return { id, token: /\/referido\/([\w.-]+)/.exec(ownerLink ?? '')?.[1] ?? '' }
  }
  /** The token of the link in the newest mail to an owner. */
  const tokenOf = async (email: string): Promise<string> => {
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === email)
    return /\/referido\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const answer = (ownerToken: string, said: 'yes' | 'no', agencyId?: string) =>
    server.call('answerReferral', {
      params: { ownerToken },
      body: { answer: said, ...(agencyId && { agencyId }) },
    })
  const read = async (who: Person, id: string): Promise<Referral> =>
    ok(await server.call('getReferral', { token: who.token, params: { id } }))
  /** One whose owner said yes. */
  const confirmed = async (who: Person, admin: Person, change = {}, home = {}) => {
    const one = await sent(who, admin, change, home)
    ok(await answer(await tokenOf(one.owner?.email ?? ''), 'yes'))
    return read(who, one.id)
  }
  const step = (who: Person, { id, version }: Pick<Referral, 'id' | 'version'>, body: object) =>
    server.call('stepReferral', { token: who.token, params: { id }, body: { version, ...body } })
  /** A home of an agency on the market, its id. */
  const publish = async (admin: Person, ref: string, change = {}): Promise<string> => {
    const { token } = admin
    const base = home(ref)
    const body = {
      ...base,
      mandate: { ...base.mandate, commissionType: 'percent', commissionPct: 3 },
      ...change,
    }
    const { id } = ok(await server.call('createProperty', { token, body }))
    ok(
      await server.call('uploadPropertyMedia', {
        token,
        params: { id },
        files: [
          { field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() },
        ],
      }),
    )
    await server.runJobs()
    const { version } = ok(await server.call('getProperty', { token, params: { id } }))
    ok(await server.call('publishProperty', { token, params: { id }, body: { version } }))
    return id
  }
  const close = async (admin: Person, id: string, closePrice?: number, change = {}) => {
    const { token } = admin
    const { version } = ok(await server.call('getProperty', { token, params: { id } }))
    return ok(
      await server.call('changePropertyStatus', {
        token,
        params: { id },
        body: { version, status: 'closed', substatus: 'RENTED_OR_SOLD', closePrice, ...change },
      }),
    )
  }
  /** As if so many days had gone by since these moments of a referral. */
  const ago = (id: string, days: number) =>
    sql`update referral set sent_at = sent_at - make_interval(days => ${days}),
      asks_until = asks_until - make_interval(days => ${days}),
      sold_at = sold_at - make_interval(days => ${days}),
      valid_until = valid_until - ${days}::int,
      changed_at = changed_at - make_interval(days => ${days}) where id = ${id}`.execute(server.db)
  /** One that the agency has to pay, of a home sold for a price. */
  const due = async (who: Person, admin: Person, ref: string, price = 105_000_000) => {
    const one = await confirmed(who, admin)
    const propertyId = await publish(admin, ref)
    ok(await step(admin, one, { act: 'mandate', propertyId }))
    await close(admin, propertyId, price)
    await ago(one.id, 8)
    await tick()
    return read(who, one.id)
  }
  /** Everything that time alone brings about. */
  const tick = async () => {
    const { expireReferrals } = await import('./expire.ts')
    await expireReferrals(server.deps)
    await server.runJobs()
  }
  return {
    ok,
    referrer,
    offer,
    ownerOf,
    draft,
    withHome,
    send,
    sent,
    sentByPhone,
    tokenOf,
    answer,
    read,
    confirmed,
    step,
    publish,
    close,
    ago,
    due,
    tick,
  }
}
