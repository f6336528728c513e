import { startNameServer } from '../../../server/ports/dns/server.fixture.ts'
import type { DnsTable } from '../../../server/ports/dns/table.fixture.ts'

/** Where domains of websites have to lead. */
export const TARGET = 'sites.kill.example'

/** Name servers that outlive whoever is killed: their records, and the product's settings. */
export interface Names {
  table: DnsTable
  settings: Record<string, string>
  close(): Promise<void>
}

/** Opens one. */
export async function openNames(): Promise<Names> {
  const table: DnsTable = { [`A ${TARGET}`]: ['198.51.100.7'] }
  const { address, close } = await startNameServer(table)
  return { table, settings: { DNS_SERVERS: address, SITES_TARGET: TARGET }, close }
}
