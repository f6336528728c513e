import type { MarketCategory, OrderFileKind } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import type { StoredDelivery } from '../../../db/tables/order.ts'
import { say } from '../messages.ts'
import type { OrderRow } from '../order.repository.ts'

interface Needed {
  /** At least one file of these kinds. */
  files?: readonly OrderFileKind[]
  /** This part as data. */
  data?: keyof StoredDelivery
}

/** What a category delivers; one that is not here delivers work, and whatever files there are. */
export const NEEDED: Partial<Record<MarketCategory, Needed>> = {
  photo: { files: ['photo'] },
  drone: { files: ['photo'] },
  home_staging: { files: ['photo'] },
  floor_plan: { files: ['plan', 'document'] },
  energy_certificate: { files: ['document'], data: 'energy' },
  cedula: { files: ['document'], data: 'cedula' },
  legal_check: { files: ['document'] },
  translation: { data: 'texts' },
}

/** The part of the home that a category may deliver as data. */
export const DATA: Partial<Record<MarketCategory, keyof StoredDelivery>> = {
  energy_certificate: 'energy',
  cedula: 'cedula',
  floor_plan: 'areas',
  translation: 'texts',
}

/** Throws 406 while what the category delivers is not there. */
export function refuseEmpty(
  { category, delivery }: Pick<OrderRow, 'category' | 'delivery'>,
  files: readonly { kind: OrderFileKind }[],
  lang: Lang,
): void {
  const { files: kinds, data } = NEEDED[category] ?? {}
  if (kinds && !files.some(({ kind }) => kinds.includes(kind)))
    notAcceptable(say(lang, 'noFiles', { what: say(lang, `kind.${kinds[0] ?? 'photo'}`) }))
  if (data && !delivery?.[data]) notAcceptable(say(lang, 'noData'))
}
