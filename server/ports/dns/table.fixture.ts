import type { DnsAnswer, DnsPort, DnsType } from './port.ts'

/** Records by `TYPE name`; a word instead of records is what the name servers do. */
export type DnsTable = Record<string, string[] | 'SERVFAIL' | 'TIMEOUT' | 'DIFFER'>

const UNSURE: Record<string, DnsAnswer> = {
  SERVFAIL: { kind: 'unsure', why: 'failed' },
  TIMEOUT: { kind: 'unsure', why: 'silent' },
  DIFFER: { kind: 'unsure', why: 'differ' },
}

/**
 * Name servers whose records stand in a table that may change meanwhile: `*.` stands for every name
 * below that has no records of its own, a name with other records has none of this kind, any other
 * is missing.
 */
export function tableDns(table: DnsTable): DnsPort & { asked: string[] } {
  const asked: string[] = []
  const named = (name: string): boolean =>
    Object.keys(table).some((key) => {
      const at = key.split(' ')[1]?.toLowerCase() ?? ''
      return at === name || at.endsWith(`.${name}`)
    })
  const at = (type: DnsType, name: string): DnsTable[string] | undefined =>
    Object.entries(table).find(
      ([key]) => key.toLowerCase() === `${type} ${name}`.toLowerCase(),
    )?.[1]
  return {
    asked,
    ask: async (asking, type) => {
      const name = asking.toLowerCase()
      asked.push(`${type} ${name}`)
      const parent = name.replace(/^[^.]+\./, '')
      const records = at(type, name) ?? (named(name) ? undefined : at(type, `*.${parent}`))
      if (typeof records === 'string') return UNSURE[records] ?? { kind: 'none' }
      if (records && records.length > 0) return { kind: 'found', values: records }
      const isThere = named(name) || Object.keys(table).some((key) => key.endsWith(` *.${parent}`))
      return isThere ? { kind: 'none' } : { kind: 'missing' }
    },
  }
}
