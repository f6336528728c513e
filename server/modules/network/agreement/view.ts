import type { Agreement, AgreementCounts } from '../../../../generated/model/index.ts'
import type { OwnAgreement, VersionRow } from './agreement.repository.ts'

const isOver = ({ proposed, expires_at }: OwnAgreement, now: Date): boolean =>
  proposed !== null && expires_at !== null && expires_at <= now

/** Where it stands, said at once and not when the clock's job has come round. */
export function stateOf(row: OwnAgreement, today: string, now: Date): Agreement['state'] {
  if (row.ends_on !== null && row.ends_on < today && ['active', 'ending'].includes(row.state))
    return 'ended'
  return row.state === 'proposed' && isOver(row, now) ? 'expired' : row.state
}

/** Number of the version that waits for an answer; null when none does any more. */
export const proposedOf = (row: OwnAgreement, today: string, now: Date): number | null =>
  ['proposed', 'active', 'ending'].includes(stateOf(row, today, now)) && !isOver(row, now)
    ? row.proposed
    : null

/** An agreement as a party sees it. Who of the other side wrote a version stays with them. */
export function toAgreement(
  row: OwnAgreement,
  all: VersionRow[],
  context: {
    agencyId: string
    counts: AgreementCounts
    names: Map<string, string>
    today: string
    now: Date
  },
): Agreement {
  const { agencyId, counts, names, today, now } = context
  const versions = all.filter((one) => one.agreement_id === row.id)
  const proposed = proposedOf(row, today, now)
  return {
    id: row.id,
    networkId: row.network_id,
    networkName: row.networkName,
    kind: row.kind,
    partnerId: row.partnerId,
    partnerName: row.partnerName,
    state: stateOf(row, today, now),
    turn:
      proposed !== null &&
      versions.some((one) => one.number === proposed && one.agency_id !== agencyId),
    inForce: row.in_force,
    proposed,
    versions: versions.map((one) => {
      const own = one.agency_id === agencyId
      return {
        number: one.number,
        terms: one.terms,
        hash: one.hash.toString('hex'),
        own,
        byName: (own && one.created_by && names.get(one.created_by)) || null,
        at: one.at.toISOString(),
      }
    }),
    expiresAt: proposed === null ? null : (row.expires_at?.toISOString() ?? null),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    endsOn: row.ends_on,
    counts,
  }
}
