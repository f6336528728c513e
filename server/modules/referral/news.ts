import type { Deps } from '../../contract/deps.ts'
import { recordEvent, type Db } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { municipality } from '../place/index.ts'
import { notify } from '../notification/index.ts'
import { getUser, tellAdmins } from '../user/index.ts'
import { say, type MessageKey } from './messages.ts'
import type { ReferralRow } from './referral.repository.ts'

const placeOf = ({ municipality_ine }: ReferralRow): string =>
  (municipality_ine && municipality(municipality_ine)?.name) || ''

/** Tells who referred what has become of it: number, place and state, nothing of the owner. */
export async function tellReferrer(
  trx: Db,
  { now }: Pick<Deps, 'now'>,
  row: ReferralRow,
  said: MessageKey = `news_${row.state}`,
): Promise<void> {
  const person = row.user_id === null ? null : await getUser(trx, row.user_id)
  if (!person) return
  const lang = person.language
  await notify(trx, {
    userId: person.id,
    kind: 'NOTIFICATION',
    title: say(lang, 'newsTitle', { number: row.number, place: placeOf(row) }),
    body: say(lang, said),
    href: pageIn('', lang, `/auth/referido/inmueble/${row.id}`),
    topic: `referral:${row.id}`,
    at: now(),
  })
}

/** Tells who leads the agency, once there is an agency; nothing of the owner, nor of who referred. */
export async function tellAgency(
  trx: Db,
  { now }: Pick<Deps, 'now'>,
  row: ReferralRow,
  key: 'agencyConfirmed' | 'agencyDue' | 'agencyUndue' | 'agencyWaits' | 'agencyReceived',
): Promise<void> {
  if (row.agency_id === null) return
  await tellAdmins(trx, row.agency_id, {
    page: `/auth/referido/inmueble/${row.id}`,
    topic: `referral:${row.id}`,
    at: now(),
    words: (lang) => ({
      title: say(lang, key),
      body: say(lang, 'agencyBody', { number: row.number, place: placeOf(row) }),
    }),
  })
}

/** A line in the log of events: states and ids alone. */
export const noteState = (trx: Db, { id, state, agency_id, answered_at }: ReferralRow) =>
  recordEvent(trx, {
    kind: `referral.${state}`,
    agencyId: answered_at === null ? null : agency_id,
    subject: id,
  })
