import type { SiteDomain, SiteDomainRecord } from '../../../../generated/model/index.ts'
import type { Config } from '../../../config/env.ts'
import type { HostRow } from './domain.repository.ts'
import { nameBelow, shownHost, siblingOf, zoneOf } from './host.ts'
import { txtName, txtValue } from './txt.ts'

const MOST = 8

type Sites = Config['sites'] & { target: string }
type Lead = Pick<SiteDomainRecord, 'type' | 'value' | 'found'>

/**
 * What makes a host lead here: a CNAME, or for the domain itself, which can have none, our
 * addresses. Where we say none, registrars call it ALIAS or ANAME and take the CNAME's value.
 */
function leadOf({ host, found }: HostRow, { target, addresses }: Sites): Lead[] {
  const cname: Lead = {
    type: 'CNAME',
    value: target,
    found: [...(found.cname ?? []), ...(found.a ?? []), ...(found.aaaa ?? [])],
  }
  if (host !== zoneOf(host) || addresses.length === 0) return [cname]
  return addresses.map((value) =>
    value.includes(':')
      ? { type: 'AAAA', value, found: found.aaaa ?? [] }
      : { type: 'A', value, found: [...(found.cname ?? []), ...(found.a ?? [])] },
  )
}

function recordsOf(row: HostRow, sites: Sites): SiteDomainRecord[] {
  const { host, token, found, problem } = row
  const zone = zoneOf(host)
  const txt = { type: 'TXT' as const, value: txtValue(token), found: found.txt ?? [] }
  const isProved = row.proved_at !== null && !isTxtProblem(problem)
  const record = (name: string, one: Lead, ok: boolean): SiteDomainRecord => ({
    ...one,
    name: nameBelow(zone, name),
    fullName: name,
    found: one.found.slice(0, MOST).map((text) => text.slice(0, 300)),
    ok,
  })
  const caa = found.caa ?? []
  return [
    ...leadOf(row, sites).map((one) => record(host, one, row.reaches)),
    record(txtName(host), txt, isProved),
    ...(problem === 'caa'
      ? [
          record(
            zone,
            { type: 'CAA', value: `0 issue "${sites.authorities[0] ?? ''}"`, found: caa },
            false,
          ),
        ]
      : []),
  ]
}

const TXT_PROBLEMS = new Set(['noTxt', 'cutTxt', 'otherTxt', 'doubledName', 'wrongPlace'])
const isTxtProblem = (problem: HostRow['problem']): boolean =>
  problem !== null && TXT_PROBLEMS.has(problem)

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A claim as its agency sees it. */
export function viewHost(row: HostRow, all: readonly HostRow[], sites: Sites): SiteDomain {
  const sibling = siblingOf(row.host)
  const hasSibling = all.some((one) => one.host === sibling && one.state !== 'released')
  return {
    id: row.id,
    host: row.host,
    name: shownHost(row.host),
    state: row.state,
    main: row.main,
    records: row.state === 'released' ? [] : recordsOf(row, sites),
    problem: row.problem,
    zone: zoneOf(row.host),
    sibling: hasSibling ? null : sibling,
    checkedAt: iso(row.checked_at),
    nextCheckAt: iso(row.next_check_at),
    activeSince: iso(row.active_at),
    failingSince: iso(row.failing_since),
  }
}
