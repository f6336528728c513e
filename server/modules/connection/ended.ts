import { onAccessEnded } from '../user/index.ts'
import { endGrants } from './connection.repository.ts'

onAccessEnded((trx, userId) => endGrants(trx, { userId }))
