import { runAudit } from '../server/modules/audit/index.ts'
import { operatorSays } from './operator.ts'

// `npm run audit -- verify [AGENCY]`: recomputes the chains of the audit log and names each line
// that is missing, changed or moved, and where every whole chain ends; beside a running server or
// without one.
await operatorSays(runAudit)
