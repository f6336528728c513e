import type { Lang } from '../../../contract/context.ts'
import { pageIn } from '../../../contract/language.ts'
import { ZONE } from '../../../time/madrid.ts'
import type { AgendaCopy } from '../../../db/tables/agenda.ts'
import type { Full } from '../../agenda/index.ts'
import { notify } from '../../notification/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { say } from '../messages.ts'

const pathOf = (lang: Lang, id: string): string => pageIn('', lang, `/auth/agenda/details?id=${id}`)

/** What an event said: its name, its hours and its place. */
function saidIn({ title, startsAt, allDay, where }: AgendaCopy, lang: string): string {
  const when = new Date(startsAt).toLocaleString(lang, {
    timeZone: ZONE,
    day: 'numeric',
    month: 'long',
    ...(allDay ? {} : { hour: '2-digit', minute: '2-digit' }),
  })
  return [`«${title}»`, when, where].filter(Boolean).join(', ')
}

/**
 * Changed in both calendars since they were last the same: says which stayed, and what the other
 * said.
 */
export async function tellCrossed(
  { trx, deps, actor }: Work,
  { row }: Full,
  ours: AgendaCopy,
  theirs: AgendaCopy,
  isTheirs: boolean,
): Promise<void> {
  const { lang, userId } = actor
  if (!userId) return
  const [kept, lost] = isTheirs ? [theirs, ours] : [ours, theirs]
  const body = say(lang, isTheirs ? 'crossedTheirs' : 'crossedOurs', {
    kept: saidIn(kept, lang),
    lost: saidIn(lost, lang),
  })
  await notify(trx, {
    userId,
    kind: 'NOTIFICATION',
    title: say(lang, 'crossedTitle', { title: kept.title }),
    body,
    href: pathOf(lang, row.id),
    topic: `calendar:${row.id}`,
    at: deps.now(),
  })
}

/** Removed in Google while others were to come: cancelled here, and they do not know yet. */
export async function tellRemoved({ trx, deps, actor }: Work, { row }: Full): Promise<void> {
  const { lang, userId } = actor
  if (userId)
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(lang, 'removedTitle', { title: row.title }),
      body: say(lang, 'removedText'),
      href: pathOf(lang, row.id),
      topic: `calendar:${row.id}`,
      at: deps.now(),
    })
}
