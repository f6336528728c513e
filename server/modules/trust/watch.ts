import { onEvent } from '../../db/event.ts'
import type { Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { onAgencyResynced } from '../listing/index.ts'
import { onHomeChange } from '../property/index.ts'
import { ANSWER_HOURS } from '../report/index.ts'
import { AGENCY_JOB, LOOK_JOB } from './job-kinds.ts'

const lookSoon = (trx: Db, id: string): Promise<void> =>
  jobQueue().add(trx, LOOK_JOB, { id }, { key: id })

/** A report that is not answered by then is told; the job has a key of its own: it waits. */
const lookLater = (trx: Db, id: string, reportId: string, at: Date): Promise<void> =>
  jobQueue().add(
    trx,
    LOOK_JOB,
    { id },
    { key: `report ${reportId}`, runAt: new Date(at.getTime() + ANSWER_HOURS * 3_600_000) },
  )

onHomeChange((trx, propertyId) => lookSoon(trx, propertyId))
onAgencyResynced((trx, agencyId) =>
  jobQueue().add(trx, AGENCY_JOB, { agencyId }, { key: agencyId }),
)
onEvent(async (trx, { kind, subject, payload, at }) => {
  if (kind === 'property.document') await lookSoon(trx, subject)
  const home = payload?.['propertyId']
  if (kind === 'report.received' && typeof home === 'string')
    await lookLater(trx, home, subject, at)
})
