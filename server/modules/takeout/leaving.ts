import { getUser, onLeft, onTaken } from '../user/index.ts'
import { removeLinksOf } from './takeout.repository.ts'

// An address opens the whole agency: it ends with the right of who made it.
onLeft(async (trx, userId) => {
  const person = await getUser(trx, userId)
  if (!person?.active || person.role !== 'ADMIN') await removeLinksOf(trx, userId)
})
onTaken((trx, userId) => removeLinksOf(trx, userId))
