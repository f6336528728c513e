import { runNetwork } from '../server/modules/network/index.ts'
import { operatorSays } from './operator.ts'

// The word of the site's operator on networks of agencies: those of kind API, ABSI and APIW share
// nothing before it. `list` names all networks with their ids, `approve` lets one share, `stop`
// takes that back at once.
await operatorSays(runNetwork)
