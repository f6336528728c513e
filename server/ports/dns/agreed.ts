import type { DnsAnswer, DnsType } from './port.ts'

const sorted = (answer: DnsAnswer): string =>
  answer.kind === 'found' ? [...answer.values].sort().join('\n') : answer.kind

/**
 * What two name servers say together: where both know, they must say the same; where one does not
 * answer, what the other knows is not enough to change anything by. Addresses may differ from place
 * to place and are taken together.
 */
export function agreed(one: DnsAnswer, other: DnsAnswer, type: DnsType): DnsAnswer {
  if (one.kind === 'unsure') return one
  if (other.kind === 'unsure') return other
  if (sorted(one) === sorted(other)) return one
  const both = one.kind === 'found' && other.kind === 'found'
  return both && (type === 'A' || type === 'AAAA')
    ? { kind: 'found', values: [...new Set([...one.values, ...other.values])] }
    : { kind: 'unsure', why: 'differ' }
}
