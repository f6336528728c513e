import type { SiteDomainProblem } from '../../../../generated/model/index.ts'
import type { DnsAnswer } from '../../../ports/dns/index.ts'

/** What is in the way while nobody knows: name servers that do not agree yet, or that are silent. */
export const doubtOf = ({ why }: Extract<DnsAnswer, { kind: 'unsure' }>): SiteDomainProblem =>
  why === 'differ' ? 'spreading' : 'unsure'
