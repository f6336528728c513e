import { onTaken } from '../user/index.ts'
import { leaveLinksOf } from './owner.repository.ts'

// Whoever made an account with somebody else's e-mail was told the addresses of its links.
onTaken(leaveLinksOf)
