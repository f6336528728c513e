import { onTaken } from '../../user/index.ts'
import { nameNoAgency } from './named.repository.ts'

// Whoever made an account with somebody else's e-mail may have named an agency of their own.
onTaken(nameNoAgency)
