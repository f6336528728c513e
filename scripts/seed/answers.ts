import type { InboxMessageInput, Language } from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { handlers as inbox } from '../../server/modules/inbox/index.ts'
import { handlers as template } from '../../server/modules/template/index.ts'

const nothing = { params: {}, query: {}, files: [] }
const HOUR = 3_600_000

type Act = Pick<InboxMessageInput, 'kind' | 'text' | 'outcome'> & { hours: number }

/** What is written to who asks, in their language. */
const WRITTEN: Record<Language, { visit: string; still: string }> = {
  es: {
    visit: 'Hola, soy Aina, de Portal Vell. ¿Le va bien verla el martes a las 17:00?',
    still: 'Gracias por escribirnos. Sigue disponible: ¿qué días le vendría bien verla?',
  },
  en: {
    visit: 'Hello, this is Aina from Portal Vell. Would Tuesday at 5 pm suit you for a visit?',
    still: 'Thank you for writing. It is still available: which days would suit you?',
  },
  ca: {
    visit: 'Bon dia, som n’Aina, de Portal Vell. Us va bé veure-la dimarts a les 17:00?',
    still: 'Gràcies per escriure’ns. Encara està disponible: quins dies us aniria bé veure-la?',
  },
  de: {
    visit: 'Guten Tag, hier ist Aina von Portal Vell. Passt Ihnen Dienstag um 17 Uhr?',
    still: 'Danke für Ihre Anfrage. Das Objekt ist noch frei: Wann passt Ihnen eine Besichtigung?',
  },
}

/** What the first agency did with its newest enquiries, hours after they came. */
const DONE: ((written: (typeof WRITTEN)[Language]) => Act[])[] = [
  () => [],
  () => [{ hours: 0.3, kind: 'call', outcome: 'no_answer' }],
  ({ visit }) => [
    { hours: 0.4, kind: 'whatsapp', text: visit },
    { hours: 1, kind: 'note', text: 'Prefiere que la llamemos por la tarde.' },
  ],
  ({ still }) => [
    { hours: 0.8, kind: 'mail', text: still },
    { hours: 20, kind: 'call', outcome: 'reached', text: 'Viene el sábado con su hermana.' },
  ],
]

/**
 * Texts for answers of every agency, and what the first one did with its newest enquiries; none
 * twice.
 */
export async function seedAnswers({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  const { db, now } = deps
  const admins = await db
    .selectFrom('app_user')
    .select(['id', 'agency_id', 'email'])
    .where('role', '=', 'ADMIN')
    .where('agency_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  const ctxOf = (id: string, agencyId: string | null, at: Date): Ctx => ({
    session: { sessionId: id, userId: id, agencyId, role: 'ADMIN' },
    lang: 'es',
    ip: '127.0.0.1',
    deps: { ...deps, now: () => at },
    log,
  })
  for (const { id, agency_id } of admins)
    await template.adoptTemplates({ ...nothing, body: undefined }, ctxOf(id, agency_id, now()))
  const aina = admins.find(({ email }) => email === 'aina@portalvell.example')
  const begun = await db
    .selectFrom('inbox_message')
    .select('id')
    .where('client_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!aina?.agency_id || begun) return
  const newest = await db
    .selectFrom('lead')
    .select(['id', 'created_at', 'language'])
    .where('agency_id', '=', aina.agency_id)
    .where('state', '=', 'new')
    .where('trap', '=', false)
    .where('phone', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(DONE.length)
    .execute()
  for (const [at, actsIn] of DONE.entries()) {
    const lead = newest[at]
    if (!lead) continue
    const acts = actsIn(WRITTEN[lead.language ?? 'es'])
    for (const [index, { hours, ...act }] of acts.entries()) {
      const when = new Date(Math.min(lead.created_at.getTime() + hours * HOUR, now().getTime()))
      await inbox.createInboxMessage(
        {
          params: { id: lead.id },
          query: {},
          files: [],
          body: { ...act, clientId: `demo-${at}-${index}-${lead.id.slice(-8)}` },
        },
        ctxOf(aina.id, aina.agency_id, when),
      )
    }
  }
}
