import { onAwayChange, onHomeChange } from '../../property/index.ts'
import { refreshHome } from './refresh.ts'

onHomeChange((trx, propertyId) => refreshHome(trx, propertyId, new Date()))
onAwayChange((trx, propertyId) => refreshHome(trx, propertyId, new Date()))
