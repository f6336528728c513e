import type { SiteDomainProblem } from '../../../../generated/model/index.ts'
import type { DnsPort } from '../../../ports/dns/index.ts'
import { doubtOf } from './doubt.ts'
import { zoneOf } from './host.ts'

/** Where the record stands that shows whose a host is. */
export const txtName = (host: string): string => `_llar.${host}`
export const txtValue = (token: string): string => `llar-site=${token}`

/** Below this nobody has copied a part of it; it is something else. */
const SHORTEST = 'llar-site='.length + 4

/** As people and registrars write it: quotes, capitals and spaces mean nothing in it. */
const tidy = (value: string): string => value.replace(/["'\s]/g, '').toLowerCase()

/** What the record says: `ours`, that it does not, or that nobody knows now. */
export interface TxtLook {
  says: 'ours' | 'gone' | 'unsure'
  problem: SiteDomainProblem | null
  found: string[]
  /** Every value there, tidied: tokens of other claims, too. */
  shown: string[]
}

const wanted = (found: string[], token: string): boolean =>
  found.some((value) => tidy(value) === txtValue(token))

/** Looks where people put the record by mistake, to say what is to be done. */
async function misplaced(
  dns: DnsPort,
  host: string,
  token: string,
): Promise<{ problem: SiteDomainProblem; found: string[] } | null> {
  const zone = zoneOf(host)
  const [doubled, bare] = await Promise.all([
    dns.ask(`${txtName(host)}.${zone}`, 'TXT'),
    dns.ask(host, 'TXT'),
  ])
  if (doubled.kind === 'found' && wanted(doubled.values, token))
    return { problem: 'doubledName', found: doubled.values }
  if (bare.kind === 'found' && wanted(bare.values, token))
    return { problem: 'wrongPlace', found: bare.values }
  return null
}

function faultOf(found: string[], token: string): SiteDomainProblem {
  const isCut = found
    .map(tidy)
    .some((value) => value.length >= SHORTEST && txtValue(token).startsWith(value))
  return isCut ? 'cutTxt' : 'otherTxt'
}

/** What the TXT record of a claim says. */
export async function lookAtTxt(dns: DnsPort, host: string, token: string): Promise<TxtLook> {
  const answer = await dns.ask(txtName(host), 'TXT')
  if (answer.kind === 'unsure')
    return { says: 'unsure', problem: doubtOf(answer), found: [], shown: [] }
  const found = answer.kind === 'found' ? answer.values : []
  const shown = found.map(tidy)
  if (wanted(found, token)) return { says: 'ours', problem: null, found, shown }
  const elsewhere = await misplaced(dns, host, token)
  if (elsewhere) return { says: 'gone', shown, ...elsewhere }
  return {
    says: 'gone',
    problem: found.length > 0 ? faultOf(found, token) : 'noTxt',
    found,
    shown,
  }
}
