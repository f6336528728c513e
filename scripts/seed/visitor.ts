import type { Ctx, Logger, Session } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { handlers as chat } from '../../server/modules/chat/index.ts'
import { handlers as saved } from '../../server/modules/saved/index.ts'
import { handlers as search } from '../../server/modules/search/index.ts'
import { handlers as seen } from '../../server/modules/seen/index.ts'

const HOUR = 3_600_000
const VISITOR = 'marta@correo.example'

/** Hours ago, who speaks, what they say. */
const TALK: [hours: number, who: 'visitor' | 'agent', text: string][] = [
  [27, 'visitor', 'Buenas tardes. ¿Sigue disponible? ¿La terraza tiene sol por la tarde?'],
  [
    26,
    'agent',
    'Buenas tardes, Marta. Sí, sigue libre. La terraza mira a poniente: tiene sol hasta la noche.',
  ],
  [25, 'visitor', 'Perfecto. ¿Se puede ver el sábado por la mañana?'],
  [3, 'agent', 'El sábado a las 11:00 me viene bien. ¿Te envío la ubicación?'],
]

type Made = { deps: Deps; log: Logger }

const ctxOf = (
  { deps, log }: Made,
  userId: string,
  role: Session['role'],
  agencyId: string | null,
  hoursAgo = 0,
): Ctx => {
  const when = new Date(deps.now().getTime() - hoursAgo * HOUR)
  return {
    session: { sessionId: userId, userId, agencyId, role },
    lang: 'es',
    ip: '127.0.0.1',
    deps: { ...deps, now: () => when },
    log,
  }
}

/**
 * What a visitor of the demo finds in her space: saved homes, a kept search, homes seen, a
 * conversation. None twice.
 */
export async function seedVisitor(made: Made): Promise<void> {
  const { db } = made.deps
  const visitor = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', VISITOR)
    .executeTakeFirst()
  const begun =
    visitor &&
    (await db
      .selectFrom('saved_home')
      .select('user_id')
      .where('user_id', '=', visitor.id)
      .executeTakeFirst())
  if (!visitor || begun) return
  const homes = await db
    .selectFrom('property')
    .select(['id', 'agent_id', 'agency_id'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('agent_id', 'is not', null)
    .where('type', '=', 'vivienda')
    .orderBy('published_at', 'desc')
    .limit(6)
    .execute()
  const [first] = homes
  if (!first?.agent_id) return
  const hers = ctxOf(made, visitor.id, 'USER', null)
  const nothing = { params: {}, query: {}, files: [] }
  for (const { id } of homes) await seen.keepSeen({ ...nothing, body: { listingId: id } }, hers)
  const talk = await chat.openChat(
    { ...nothing, body: { propertyId: first.id } },
    ctxOf(made, visitor.id, 'USER', null, 27),
  )
  for (const [index, [hours, who, text]] of TALK.entries()) {
    const ctx =
      who === 'visitor'
        ? ctxOf(made, visitor.id, 'USER', null, hours)
        : ctxOf(made, first.agent_id, 'STAFF', first.agency_id, hours)
    await chat.createChatMessage(
      {
        ...nothing,
        params: { id: talk.id },
        body: { clientId: `demo-${visitor.id.slice(-8)}-${index}`, text },
      },
      ctx,
    )
  }
  const query = { operation: 'V', place: 'mallorca', type: ['vivienda'], priceMax: 60_000_000 }
  await search.createSavedSearch(
    {
      ...nothing,
      body: {
        name: 'Viviendas en venta en Mallorca hasta 600.000 €',
        query,
        frequency: 'daily',
        channels: ['mail', 'platform'],
      },
    },
    hers,
  )
  for (const { id } of homes.slice(0, 3))
    await saved.saveHome({ ...nothing, body: { homeId: id } }, hers)
}
