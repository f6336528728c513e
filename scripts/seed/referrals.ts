import type { ReferralAct, ReferralOwner } from '../../generated/model/index.ts'
import type { Ctx, Logger, Session } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { sql } from '../../server/db/index.ts'
import { handlers, jobs } from '../../server/modules/referral/index.ts'

const DAY = 86_400_000
const TOWNS = ['07061', '07040', '07042', '07024', '07018', '07053', '07031']

/** Who passes owners on in the demo, and the agency they are passed on to. */
interface Cast {
  pep: Session
  admin: Session & { agencyId: string }
  termsId: string
}

/** One referral: days since it was sent, the owner, and what became of it. */
interface Case {
  days: number
  name: string
  email?: string
  /** Null: it stays a draft. */
  answer?: 'yes' | 'no' | 'none' | null
  acts?: ReferralAct[]
  /** Days between the sale's payment and now. */
  paid?: number
  at?: 'active' | 'closed'
}

const CASES: Case[] = [
  { days: 1, name: 'Antònia Mir', answer: null },
  { days: 4, name: 'Bartomeu Frau', answer: 'none' },
  { days: 9, name: 'Coloma Serra', answer: 'yes' },
  { days: 21, name: 'Damià Roig', answer: 'yes', acts: ['contact'] },
  { days: 34, name: 'Elionor Vives', answer: 'yes', acts: ['contact', 'visit'] },
  {
    days: 84,
    name: 'Francesca Coll',
    answer: 'yes',
    acts: ['contact', 'visit', 'mandate'],
    at: 'active',
  },
  {
    days: 300,
    name: 'Gabriel Sastre',
    answer: 'yes',
    acts: ['contact', 'visit', 'mandate'],
    at: 'closed',
  },
  {
    days: 560,
    name: 'Honorat Bauzà',
    answer: 'yes',
    acts: ['contact', 'visit', 'mandate'],
    at: 'closed',
    paid: 380,
  },
  { days: 55, name: 'Isabel Tous', answer: 'no' },
  { days: 3, name: 'Bartomeu Frau', email: 'bartomeu.frau@correo.example', answer: 'none' },
  { days: 40, name: 'Joana Ripoll', answer: 'none' },
  { days: 70, name: 'Llorenç Mas', answer: 'yes', acts: ['contact', 'reject'] },
]

const asked = <B>(body: B, params = {}) => ({ params, query: {}, body, files: [] }) as never

/** Referrals of the demo in every state, through the doors that people use; none twice. */
export async function seedReferrals({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  const { rows } = await sql`select 1 from referral_terms limit 1`.execute(deps.db)
  if (rows.length > 0) return
  const quiet = { ...deps, config: { ...deps.config, rateLimits: false } }
  const ctxOf = (session: Session | null, days: number): Ctx => {
    const when = new Date(deps.now().getTime() - days * DAY)
    return { session, lang: 'es', ip: '127.0.0.1', deps: { ...quiet, now: () => when }, log }
  }
  const cast = await castOf(deps, ctxOf)
  if (!cast) return
  for (const one of CASES) await play(one, cast, ctxOf)
  await knownOwner(cast, ctxOf)
  const expire = jobs.find(({ kind }) => kind === 'referral.expire')
  await expire?.handler({}, quiet)
}

type CtxOf = (session: Session | null, days: number) => Ctx

/** The referrer of the demo, who has said where to be paid, and agencies that take referrals. */
async function castOf({ db }: Deps, ctxOf: CtxOf): Promise<Cast | null> {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'role', 'agency_id'])
    .where('role', 'in', ['REFERRED', 'ADMIN'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const sessionOf = ({ id, role, agency_id }: (typeof people)[number]): Session => ({
    sessionId: id,
    userId: id,
    agencyId: agency_id,
    role,
  })
  const referrer = people.find(({ role }) => role === 'REFERRED')
  let first: Cast | null = null
  for (const [at, person] of people.filter(({ role }) => role === 'ADMIN').entries()) {
    const admin = sessionOf(person)
    const { terms } = await handlers.saveReferralTerms(
      asked({
        open: true,
        ...(at % 2
          ? { kind: 'fixed', amount: 90_000 }
          : { kind: 'percent', percent: 10, cap: 600_000 }),
        feePct: 3,
        months: 12,
        text: 'Cobras cuando se firma la escritura y el cliente nos ha pagado.',
      }),
      ctxOf(admin, 600),
    )
    if (referrer && terms && admin.agencyId !== null)
      first ??= {
        pep: sessionOf(referrer),
        admin: { ...admin, agencyId: admin.agencyId },
        termsId: terms.id,
      }
  }
  if (first)
    await handlers.saveReferralPayee(
      asked({
        kind: 'person',
        legalName: 'Pep Llull',
        taxId: '12345678Z',
        iban: 'ES9121000418450200051332',
      }),
      ctxOf(first.pep, 500),
    )
  return first
}

const addressOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', '.')}@correo.example`

/** A draft with both steps. */
async function draft(one: Case, { pep, admin, termsId }: Cast, ctxOf: CtxOf): Promise<string> {
  const ctx = ctxOf(pep, one.days)
  const owner: ReferralOwner = {
    agencyId: admin.agencyId,
    termsId,
    ownerName: one.name,
    ownerEmail: one.email ?? addressOf(one.name),
    relation: 'neighbour',
    language: 'ca',
    consent: true,
  }
  const { id, version } = await handlers.createReferral(asked(owner), ctx)
  const place = TOWNS[one.days % TOWNS.length] ?? '07061'
  const home = { municipalityIne: place, type: 'vivienda', operation: 'V', version }
  await handlers.saveReferralHome(asked(home, { id }), ctx)
  return id
}

/** Passes an owner on and goes with it as far as its case says. */
async function play(one: Case, cast: Cast, ctxOf: CtxOf): Promise<void> {
  const id = await draft(one, cast, ctxOf)
  if (one.answer === null) return
  const at = ctxOf(cast.pep, one.days)
  const sent = await handlers.sendReferral(asked({ version: 2 }, { id }), at)
  if (sent.state !== 'sent' || one.answer === 'none' || sent.asksUntil === null) return
  const said = ctxOf(null, one.days - 1)
  const expiresAt = new Date(sent.asksUntil)
  const ownerToken = await said.deps.links.sign({ purpose: 'referral-owner', id, expiresAt })
  await handlers.answerReferral(asked({ answer: one.answer }, { ownerToken }), said)
  for (const [step, act] of (one.acts ?? []).entries())
    await move(id, { act, day: one.days - 3 - step * 4, at: one.at }, cast, ctxOf)
  if (one.paid !== undefined) await pay(id, one.paid, cast, ctxOf)
}

async function move(
  id: string,
  { act, day, at }: { act: ReferralAct; day: number; at: Case['at'] },
  { admin }: Cast,
  ctxOf: CtxOf,
): Promise<void> {
  const ctx = ctxOf(admin, Math.max(day, 1))
  const { version } = await handlers.getReferral(asked(undefined, { id }), ctx)
  const propertyId = act === 'mandate' ? await homeOf(ctx.deps, admin.agencyId, at) : undefined
  if (act === 'mandate' && propertyId === undefined) return
  const reason = act === 'reject' ? { reason: 'De momento no quiere vender.' } : {}
  const body = { version, act, ...reason, ...(propertyId && { propertyId }) }
  await handlers.stepReferral(asked(body, { id }), ctx)
}

/** A home of the agency on the market, or sold by it, that no referral is yet. */
async function homeOf({ db }: Deps, agencyId: string, at: Case['at']): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from property
    where agency_id = ${agencyId} and deleted_at is null and 'V' = any(operations)
      and status = ${at ?? 'active'} and price is not null
      and (${at ?? 'active'} = 'active' or substatus = 'RENTED_OR_SOLD')
      and id not in (select property_id from referral where property_id is not null)
    order by close_price is null, id limit 1`.execute(db)
  return rows[0]?.id
}

/** As if the sale had been long ago: due, paid and received. */
async function pay(id: string, days: number, { pep, admin }: Cast, ctxOf: CtxOf): Promise<void> {
  const before = ctxOf(admin, days + 20)
  await sql`update referral set state = 'sold', sold_at = ${before.deps.now()}
    where id = ${id} and state in ('mandate', 'sold', 'expired')`.execute(before.deps.db)
  const ctx = ctxOf(admin, days)
  await jobs.find(({ kind }) => kind === 'referral.expire')?.handler({}, ctx.deps)
  const { version, state } = await handlers.getReferral(asked(undefined, { id }), ctx)
  if (state !== 'due') return
  const paid = await handlers.stepReferral(
    asked({ version, act: 'pay', closePrice: 43_740_000 }, { id }),
    ctx,
  )
  await handlers.stepReferral(
    asked({ version: paid.version, act: 'received' }, { id }),
    ctxOf(pep, days - 2),
  )
}

/** An owner whom the agency knew before. */
async function knownOwner(cast: Cast, ctxOf: CtxOf): Promise<void> {
  const ctx = ctxOf(cast.pep, 0)
  const { rows } = await sql<{ value: string }>`select value from contact_reach
    where agency_id = ${cast.admin.agencyId} and kind = 'email' and value like '%@%'
      and value not in (select owner_email from referral where owner_email is not null)
    order by value limit 1`.execute(ctx.deps.db)
  const email = rows[0]?.value
  if (email) await play({ days: 2, name: 'Margalida Oliver', email, answer: 'yes' }, cast, ctxOf)
}
