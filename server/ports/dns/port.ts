/** Kinds of records that are asked for. */
export type DnsType = 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'CAA'

/**
 * What name servers say of a name. `found`: the records, TXT with its pieces joined, hosts lower
 * case and without the last dot, CAA as `tag value`. `none`: the name is there and has no such
 * record; `missing`: there is no such name. `unsure`: nobody knows now, so nothing may be concluded.
 */
export type DnsAnswer =
  | { kind: 'found'; values: string[] }
  | { kind: 'none' }
  | { kind: 'missing' }
  | { kind: 'unsure'; why: 'silent' | 'failed' | 'differ' }

/** Asks name servers. It always answers, and waits no longer than a few seconds. */
export interface DnsPort {
  ask(name: string, type: DnsType): Promise<DnsAnswer>
}
