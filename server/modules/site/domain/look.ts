import type { SiteDomainProblem } from '../../../../generated/model/index.ts'
import type { Config } from '../../../config/env.ts'
import type { HostFound } from '../../../db/tables/site.ts'
import type { DnsPort } from '../../../ports/dns/index.ts'
import { lookAtCaa, lookAtLead, type LeadLook } from './lead.ts'
import { lookAtTxt, type TxtLook } from './txt.ts'

/** All that DNS says of a claim at one moment. */
export interface Look {
  txt: TxtLook['says']
  leads: LeadLook['leads']
  /** Whether a certificate may be made for it. */
  mayBeSecured: boolean
  /** The first thing to be mended; null: all is there. */
  problem: SiteDomainProblem | null
  found: HostFound
  /** Values of the TXT record, those of other claims, too. */
  shown: string[]
}

/** Looks at the records of a claim. */
export async function lookAt(
  dns: DnsPort,
  { host, token }: { host: string; token: string },
  sites: Config['sites'] & { target: string },
): Promise<Look> {
  const [txt, lead, caa] = await Promise.all([
    lookAtTxt(dns, host, token),
    lookAtLead(dns, host, sites),
    lookAtCaa(dns, host, sites.authorities),
  ])
  const first = lead.problem === 'noDomain' ? 'noDomain' : txt.problem
  return {
    txt: txt.says,
    leads: lead.leads,
    mayBeSecured: caa.mayBe,
    problem: first ?? lead.problem ?? (caa.mayBe ? null : 'caa'),
    found: { ...lead.found, txt: txt.found, caa: caa.found },
    shown: txt.shown,
  }
}
