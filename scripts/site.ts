import { runSite } from '../server/modules/site/index.ts'
import { operatorSays } from './operator.ts'

// The word of the portal's operator on websites of agencies. `list` names them with how they stand,
// `suspend` takes one off the net with a reason, which its ADMINs are mailed, `restore` gives it
// back as it was.
await operatorSays(runSite)
