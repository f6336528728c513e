import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { daysBetween } from '../../../passport/days.ts'
import { dayOf, daysLater, writtenDay } from '../../../time/madrid.ts'
import { notify } from '../../notification/index.ts'
import { peopleWithRole } from '../../user/index.ts'
import { say } from '../messages.ts'
import {
  contractsEnding,
  filesByIds,
  lockOverdue,
  overdueOffers,
  type SignedRow,
} from './offers.repository.ts'
import { endOffer } from './offers.service.ts'

/** So many days before a contract's last one somebody is told. */
const ALARMS = [180, 90, 30, 7]
const SOON = Math.max(...ALARMS)

/** Offers that nobody answered in time are none any more, each by itself. */
export async function expireOffers({ db, now }: Deps): Promise<void> {
  const today = dayOf(now())
  await eachOne(await overdueOffers(db, today), ({ id }) =>
    inTransaction(db, async (trx) => {
      const row = await lockOverdue(trx, id, today)
      if (row) await endOffer(trx, row, 'expired', now())
    }),
  )
}

/** Writes down an alarm; false when it was told already. */
async function isNew(trx: Db, contractId: string, daysLeft: number, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('rental_alarm')
    .values({ contract_id: contractId, days_left: daysLeft, told_at: at })
    .onConflict((on) => on.doNothing())
    .returning('contract_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Tells who looks after a home, or all of the programme, that a contract ends. */
async function tellEnd(trx: Db, contract: SignedRow, at: Date): Promise<void> {
  const left = daysBetween(dayOf(at), contract.ends_on)
  // The nearest alarm that is due: who was away for a week hears it late, and once.
  const alarm = ALARMS.findLast((days) => left <= days)
  if (alarm === undefined || !(await isNew(trx, contract.id, alarm, at))) return
  const officers = await peopleWithRole(trx, 'LLOGUER_SEGUR')
  const [home] = await filesByIds(trx, [contract.owner_file])
  const own = officers.filter(({ id }) => id === home?.assigned_to)
  for (const { id: userId, language } of own.length > 0 ? own : officers)
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(language, 'endsTitle', { reference: home?.reference ?? '' }),
      body: say(language, 'endsBody', { day: writtenDay(contract.ends_on) }),
      href: pageIn('', language, '/auth/lloguer-segur?view=contracts'),
      topic: `rental:contract:${contract.id}`,
      at,
    })
}

/** Tells of contracts that end soon, each by itself. */
export async function tellEnds({ db, now }: Deps): Promise<void> {
  const at = now()
  const today = dayOf(at)
  await eachOne(await contractsEnding(db, today, daysLater(today, SOON)), (contract) =>
    inTransaction(db, (trx) => tellEnd(trx, contract, at)),
  )
}
