import type { User } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { pageIn } from '../../../contract/language.ts'
import { getAgency } from '../../agency/index.ts'
import { notify } from '../../notification/index.ts'
import { langOf, moment, say } from '../messages.ts'
import type { PartnerVisitRow } from './partner.repository.ts'
import { asker, lister } from './sides.ts'

/** What one side is told of the other. */
export type PartnerNews =
  | 'asked'
  | 'proposed'
  | 'confirmed'
  | 'refused'
  | 'withdrawn'
  | 'due'
  | 'lapsed'
  | 'ended'
  | 'moved'
  | 'cancelled'

interface Told {
  trx: Db
  deps: Pick<Deps, 'now'>
}

const hoursOf = ({ starts_at, slots }: PartnerVisitRow, lang: ReturnType<typeof langOf>): string =>
  (starts_at ? [starts_at] : slots).map((at) => moment(at, lang)).join(' · ')

async function tell(
  { trx, deps }: Told,
  row: PartnerVisitRow,
  what: PartnerNews,
  { to, of }: { to: User | null; of: string },
): Promise<void> {
  if (!to) return
  const lang = langOf(to.language)
  const agency = oneLine((await getAgency(trx, of))?.tradeName ?? '')
  await notify(trx, {
    userId: to.id,
    kind: 'NOTIFICATION',
    title: say(lang, `partner.news.${what}`, { agency, home: oneLine(row.title) }),
    body: hoursOf(row, lang),
    href: pageIn('', lang, '/auth/cartera?lado=socios'),
    topic: `partner-visit:${row.id}`,
    at: deps.now(),
  })
}

/** Tells the side of the home. Who comes stays with the side that asks: no word of them here. */
export const tellLister = async (told: Told, row: PartnerVisitRow, what: PartnerNews) =>
  tell(told, row, what, { to: await lister(told.trx, row), of: row.agency_id })

/** Tells the side that asks. */
export const tellAsker = async (told: Told, row: PartnerVisitRow, what: PartnerNews) =>
  tell(told, row, what, { to: await asker(told.trx, row), of: row.lister_id })
