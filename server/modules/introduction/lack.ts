import type { IntroductionEvidence } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import type { ReachValue } from '../contact/index.ts'
import type { Way } from '../network/index.ts'
import { introductionOf, keysWritten, type IntroductionRow } from './introduction.repository.ts'
import { keyOf } from './ledger/chain.ts'
import { secretsOf, type OpenLedger } from './ledger/secret.ts'
import { STRENGTH } from './strength.ts'

/** What says whose client was brought, and what shows it. */
interface Told {
  given: { agencyId: string; evidence: IntroductionEvidence }
  /** The client after all merges first, then those merged into them. */
  contactIds: string[]
}

/** All that a ledger says of a client's addresses, and what is not in it yet. */
interface LedgerLack<L> {
  ledger: L
  keys: Buffer[]
  fresh: Buffer[]
}

/** What is known of a client at a home, and what its ledgers lack. */
export async function lackAt<L extends Pick<OpenLedger, 'networkId' | 'secret'>>(
  db: Db,
  { given, contactIds, propertyId, open }: Told & { propertyId: string; open: L[] },
  values: ReachValue[],
): Promise<{
  known: IntroductionRow | undefined
  stronger: boolean
  lacks: LedgerLack<L>[]
}> {
  const known = await introductionOf(db, given.agencyId, propertyId, contactIds)
  const written = known ? await keysWritten(db, known.id) : new Set<string>()
  const lacks = open.map((ledger) => {
    const keys = values.map((value) => keyOf(ledger.secret, value))
    const isFresh = (key: Buffer) => !written.has(`${ledger.networkId} ${key.toString('hex')}`)
    return { ledger, keys, fresh: keys.filter(isFresh) }
  })
  return { known, stronger: !known || STRENGTH[given.evidence] > known.strength, lacks }
}

/**
 * The introductions, where all of this is written already and shown as well; else null. A ledger that
 * is open keeps everybody of its network waiting, and a page is opened again and again.
 * Throws SealBroken.
 */
export async function toldBefore(
  { trx, deps }: Pick<Work, 'trx' | 'deps'>,
  { given, contactIds, ways }: Told & { ways: Way[] },
  values: ReachValue[],
): Promise<string[] | null> {
  const networkIds = [...new Set(ways.map(({ networkId }) => networkId))]
  const secrets = await secretsOf(trx, deps, networkIds)
  if (secrets.size < networkIds.length) return null
  const ids: string[] = []
  for (const [propertyId, some] of Map.groupBy(ways, (way) => way.propertyId)) {
    const open = [...secrets]
      .filter(([id]) => some.some(({ networkId }) => networkId === id))
      .map(([networkId, secret]) => ({ networkId, secret }))
    const one = { given, contactIds, propertyId, open }
    const { known, stronger, lacks } = await lackAt(trx, one, values)
    if (!known || stronger || lacks.some(({ fresh }) => fresh.length > 0)) return null
    ids.push(known.id)
  }
  return ids
}
