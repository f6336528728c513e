import type { SiteDomainProblem } from '../../../../generated/model/index.ts'
import type { HostFound } from '../../../db/tables/site.ts'
import type { DnsAnswer, DnsPort } from '../../../ports/dns/index.ts'
import type { Config } from '../../../config/env.ts'
import { doubtOf } from './doubt.ts'
import { zoneOf } from './host.ts'

/** Where a host leads: `here`, away, or that nobody knows now. */
export interface LeadLook {
  leads: 'here' | 'away' | 'unsure'
  problem: SiteDomainProblem | null
  found: HostFound
}

const MOST_HOPS = 8

const unsure = (answer: Parameters<typeof doubtOf>[0], found: HostFound): LeadLook => ({
  leads: 'unsure',
  problem: doubtOf(answer),
  found,
})

type Settings = Config['sites'] & { target: string }

const valuesOf = (answer: DnsAnswer): string[] => (answer.kind === 'found' ? answer.values : [])

/** Addresses that are ours: those of the settings, and where our own host leads. */
async function ownAddresses(dns: DnsPort, { addresses, target }: Settings): Promise<string[]> {
  const answers = await Promise.all([dns.ask(target, 'A'), dns.ask(target, 'AAAA')])
  return [...addresses, ...answers.flatMap(valuesOf)]
}

/** Follows the CNAME records of a host to ours, and looks at its addresses where they end elsewhere. */
export async function lookAtLead(
  dns: DnsPort,
  host: string,
  settings: Settings,
): Promise<LeadLook> {
  const chain: string[] = []
  let at = host
  while (at !== settings.target) {
    const answer = await dns.ask(at, 'CNAME')
    if (answer.kind === 'unsure') return unsure(answer, { cname: chain })
    const [next] = valuesOf(answer)
    if (next === undefined) break
    if (chain.includes(next) || next === host || chain.length === MOST_HOPS)
      return { leads: 'away', problem: 'loop', found: { cname: [...chain, next] } }
    chain.push(next)
    at = next
  }
  if (at === settings.target) return { leads: 'here', problem: null, found: { cname: chain } }
  return lookAtAddresses(dns, host, settings, chain)
}

async function lookAtAddresses(
  dns: DnsPort,
  host: string,
  settings: Settings,
  cname: string[],
): Promise<LeadLook> {
  const [four, six, ours] = await Promise.all([
    dns.ask(host, 'A'),
    dns.ask(host, 'AAAA'),
    ownAddresses(dns, settings),
  ])
  const found: HostFound = { cname, a: valuesOf(four), aaaa: valuesOf(six) }
  if (four.kind === 'unsure') return unsure(four, found)
  if (six.kind === 'unsure') return unsure(six, found)
  const all = [...valuesOf(four), ...valuesOf(six)]
  if (all.length === 0)
    return { leads: 'away', problem: await emptyOf(dns, host, [four, six]), found }
  const here = all.filter((address) => ours.includes(address))
  if (here.length === all.length) return { leads: 'here', problem: null, found }
  return { leads: 'away', problem: here.length > 0 ? 'partly' : 'elsewhere', found }
}

/** A host that leads nowhere: it has no address, or its domain is not in DNS at all. */
async function emptyOf(
  dns: DnsPort,
  host: string,
  answers: DnsAnswer[],
): Promise<SiteDomainProblem> {
  if (answers.some(({ kind }) => kind !== 'missing')) return 'noAddress'
  const zone = zoneOf(host)
  if (zone === host) return 'noDomain'
  return (await dns.ask(zone, 'A')).kind === 'missing' ? 'noDomain' : 'noAddress'
}

/**
 * Whether a certificate may be made for a host, by RFC 8659: the first name at or above it that has
 * CAA records says who may; none: anybody. `unsure` lets it be tried.
 */
export async function lookAtCaa(
  dns: DnsPort,
  host: string,
  authorities: readonly string[],
): Promise<{ mayBe: boolean; found: string[] }> {
  for (let at = host; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) {
    const found = valuesOf(await dns.ask(at, 'CAA'))
    const issuers = found
      .filter((value) => /^issue /i.test(value))
      .map((value) => value.slice(6).split(';')[0]?.trim().toLowerCase() ?? '')
    if (found.length > 0)
      return {
        mayBe: issuers.length === 0 || issuers.some((one) => authorities.includes(one)),
        found,
      }
  }
  return { mayBe: true, found: [] }
}
