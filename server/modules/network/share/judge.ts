import type { NetworkTerms, PropertyMandate } from '../../../../generated/model/index.ts'
import type { ShareFault } from '../../../db/tables/network.ts'
import { telltales, watermarks } from './clean/clean.ts'
import type { SharedHome } from './home.repository.ts'
import { takes } from './takes.ts'

/** What an agreement makes of a home. */
export interface Judged {
  state: 'shared' | 'withheld'
  reasons: ShareFault[]
  /** The mandate's last day; null where it goes on by itself. */
  until: string | null
}

/** Is there a mandate today? Its last day is one of it. */
function mandateFault({ startsOn, endsOn, tacitExtension }: PropertyMandate, today: string) {
  if (startsOn === undefined) return 'mandate.startsOn'
  if (startsOn > today) return 'mandate.startsOn'
  if (tacitExtension) return null
  return endsOn === undefined || endsOn < today ? 'mandate.endsOn' : null
}

function feeFault({ commissionType, commissionPct, commissionFixed }: PropertyMandate) {
  const isFixed = commissionType === 'fixed'
  const fee = isFixed ? commissionFixed : commissionPct
  return fee ? null : isFixed ? 'mandate.commissionFixed' : 'mandate.commissionPct'
}

/** Texts that leave the agency, each by the field it is typed in. */
function textsOf({ listing }: SharedHome): [string, string][] {
  if (!listing) return []
  const { title, description, photos } = listing
  const all: [string, Record<string, string> | null | undefined][] = [
    ['texts.title', title],
    ['texts.description', description],
    [
      'texts.metaDescription',
      (listing as { metaDescription?: Record<string, string> }).metaDescription,
    ],
    ...photos.map((photo): [string, Record<string, string> | null] => [
      'media.caption',
      photo.caption as Record<string, string> | null,
    ]),
  ]
  return all.flatMap(([field, texts]) =>
    Object.values(texts ?? {}).map((text): [string, string] => [field, text]),
  )
}

/** Why a home stays at home, each reason once for a field; empty: it may be shared. */
export function faultsOf(home: SharedHome, today: string): ShareFault[] {
  const { mandate } = home
  const [noMandate, noFee] = [mandateFault(mandate, today), feeFault(mandate)]
  const texts = textsOf(home).flatMap(([field, text]) =>
    [...telltales(text, home.names), ...(field === 'media.caption' ? watermarks(text) : [])].map(
      ({ rule, value }): ShareFault => ({ rule, field, value }),
    ),
  )
  return [
    ...(home.foreign ? [{ rule: 'foreign' as const, field: 'basics.ref', value: null }] : []),
    ...(noMandate
      ? [{ rule: 'mandate' as const, field: noMandate, value: mandate.endsOn ?? null }]
      : []),
    ...(noFee ? [{ rule: 'commission' as const, field: noFee, value: null }] : []),
    ...(home.coded ? [{ rule: 'code' as const, field: 'media', value: null }] : []),
    ...texts.filter(
      ({ rule, field }, at) =>
        texts.findIndex((one) => one.rule === rule && one.field === field) === at,
    ),
  ]
}

/** Whether a home is shared under some terms; null when they do not take it. */
export function judge(terms: NetworkTerms, home: SharedHome, today: string): Judged | null {
  if (!takes(terms, home)) return null
  const reasons = faultsOf(home, today)
  const { endsOn, tacitExtension } = home.mandate
  return {
    state: reasons.length > 0 ? 'withheld' : 'shared',
    reasons,
    until: tacitExtension ? null : (endsOn ?? null),
  }
}
