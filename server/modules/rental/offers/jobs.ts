import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { daysBetween } from '../../../passport/days.ts'
import { dayOf, daysLater, writtenDay } from '../../../time/madrid.ts'
import { notify } from '../../notification/index.ts'
import { peopleWithRole } from '../../user/index.ts'
import { say } from '../messages.ts'
import { contractsEnding, filesByIds, overdueOffers } from './offers.repository.ts'
import { endOffer } from './offers.service.ts'

/** So many days before a contract's last one somebody is told. */
const ALARMS = [180, 90, 30, 7]
const SOON = Math.max(...ALARMS)

/** Offers that nobody answered in time are none any more. */
export const expireOffers = ({ db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const row of await overdueOffers(trx, dayOf(now())))
      await endOffer(trx, row, 'expired', now())
  })

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
export const tellEnds = ({ db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const at = now()
    const officers = await peopleWithRole(trx, 'LLOGUER_SEGUR')
    const today = dayOf(at)
    for (const contract of await contractsEnding(trx, today, daysLater(today, SOON))) {
      const left = daysBetween(today, contract.ends_on)
      // The nearest alarm that is due: who was away for a week hears it late, and once.
      const alarm = ALARMS.findLast((days) => left <= days)
      if (alarm === undefined || !(await isNew(trx, contract.id, alarm, at))) continue
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
  })
