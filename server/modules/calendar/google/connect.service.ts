import { createHash, randomBytes } from 'node:crypto'
import type {
  GoogleCalendar,
  GoogleCalendarConsent,
  GoogleCalendarStart,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { requireAgency } from '../../../contract/context.ts'
import { fieldErrors, forbidden, notFound } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import {
  CalendarFailure,
  type CalendarGrant,
  type CalendarPort,
} from '../../../ports/calendar/index.ts'
import { onDiaryChange, forgetCopies } from '../../agenda/index.ts'
import { jobQueue } from '../../../jobs/queue.ts'
import {
  getUser,
  hashToken,
  lockAsker,
  lockingAsker,
  newToken,
  setGoogleCalendarEmail,
} from '../../user/index.ts'
import { say } from '../messages.ts'
import { endConnection } from './end.ts'
import { returnTo, SYNC } from './names.ts'

const OPEN_MS = 10 * 60_000

/** How somebody's diary and Google calendar stand to each other. */
export async function googleOf({ db, calendar }: Deps, userId: string): Promise<GoogleCalendar> {
  const row = calendar
    ? await db
        .selectFrom('google_calendar')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '!=', 'ending')
        .executeTakeFirst()
    : undefined
  return {
    available: calendar !== null,
    state: row && row.state !== 'ending' ? row.state : 'none',
    email: row?.email ?? null,
    connectedAt: row?.connected_at.toISOString() ?? null,
    syncedAt: row?.synced_at?.toISOString() ?? null,
    left: row?.left_out ?? 0,
  }
}

const portOf = ({ deps, lang }: Ctx): CalendarPort => deps.calendar ?? notFound(lang)

/**
 * Where Google asks for consent. The state is for this person alone, for ten minutes; the address
 * of the profile is offered first.
 */
export async function startGoogle(ctx: Ctx): Promise<GoogleCalendarStart> {
  const { userId } = requireAgency(ctx)
  const { deps } = ctx
  const port = portOf(ctx)
  const [state, verifier] = [newToken(), randomBytes(48).toString('base64url')]
  await deps.db
    .insertInto('google_consent')
    .values({ state_hash: hashToken(state), user_id: userId, verifier, created_at: deps.now() })
    .execute()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const person = await getUser(deps.db, userId)
  return {
    url: port.consentUrl({
      state,
      challenge,
      redirectUri: returnTo(deps.config.siteUrl),
      hint: person?.google_calendar_email ?? null,
    }),
  }
}

async function granted(
  ctx: Ctx,
  { code, state }: GoogleCalendarConsent,
  userId: string,
): Promise<CalendarGrant> {
  const { deps, lang } = ctx
  const asked = await deps.db
    .deleteFrom('google_consent')
    .where('state_hash', '=', hashToken(state))
    .returningAll()
    .executeTakeFirst()
  // Somebody else's consent would tie their calendar to this diary.
  if (
    !asked ||
    asked.user_id !== userId ||
    deps.now().getTime() - asked.created_at.getTime() > OPEN_MS
  )
    return fieldErrors({ state: say(lang, 'consentOld') })
  try {
    return await portOf(ctx).exchange({
      code,
      verifier: asked.verifier,
      redirectUri: returnTo(deps.config.siteUrl),
    })
  } catch (error) {
    if (error instanceof CalendarFailure)
      return fieldErrors({
        code: say(lang, error.reason === 'down' ? 'googleDown' : 'consentPart'),
      })
    throw error
  }
}

/**
 * Connects with what Google gave; a connection that was there before gives way. The first comparing
 * begins at once.
 */
export async function connectGoogle(
  ctx: Ctx,
  consent: GoogleCalendarConsent,
): Promise<GoogleCalendar> {
  const session = requireAgency(ctx)
  const { userId, agencyId } = session
  const { deps } = ctx
  const port = portOf(ctx)
  const { refreshToken, email } = await granted(ctx, consent, userId)
  const made = {
    agency_id: agencyId,
    email,
    refresh_token: port.seal(refreshToken, userId),
    state: 'active' as const,
    connected_at: deps.now(),
    sync_token: null,
    synced_at: null,
    left_out: 0,
    busy_until: null,
  }
  await inTransaction(
    deps.db,
    async (trx) => {
      // Google may have taken its time: who was let go or signed out meanwhile connects nothing.
      const asker = await lockAsker(trx, session, ctx)
      if (asker.session.agencyId !== agencyId) forbidden()
      const before = await trx
        .selectFrom('google_calendar')
        .select('email')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      // Another account knows nothing of what was sent to the first.
      if (before?.email !== email) await forgetCopies(trx, userId)
      await trx
        .insertInto('google_calendar')
        .values({ user_id: userId, ...made })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
        .execute()
      await setGoogleCalendarEmail(trx, userId, email)
      await deps.jobs.add(trx, SYNC, { userId }, { key: userId })
    },
    lockingAsker(ctx),
  )
  return googleOf(deps, userId)
}

/** Compares now instead of at the next turn. */
export async function syncNow(ctx: Ctx): Promise<void> {
  const { userId } = requireAgency(ctx)
  portOf(ctx)
  await ctx.deps.jobs.add(ctx.deps.db, SYNC, { userId }, { key: userId })
}

/** Ends the connection. */
export const disconnectGoogle = (ctx: Ctx): Promise<void> =>
  endConnection(ctx.deps, requireAgency(ctx).userId)

// What changes here is sent at once, where there is a calendar to send it to.
onDiaryChange(async (trx, userId) => {
  const connected = await trx
    .selectFrom('google_calendar')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (connected) await jobQueue().add(trx, SYNC, { userId }, { key: userId })
})
