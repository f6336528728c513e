export type { DnsAnswer, DnsPort, DnsType } from './port.ts'
export { agreed } from './agreed.ts'
export { resolverDns } from './resolver.ts'
