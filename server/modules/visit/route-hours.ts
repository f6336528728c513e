import type { VisitHours } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { registerVisitHours } from '../agenda/index.ts'
import { hoursOf } from './booking/free.ts'

// A day is planned within the hours in which its agent takes visits; unreadable ones say nothing.
registerVisitHours(async (db, userId) => {
  const hours = await hoursOf(db, userId)
  return stored().part<VisitHours>('VisitHours', hours) === null ? [] : hours.windows
})
