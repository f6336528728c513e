import type { OrderCedulaKind, OrderDelivery } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { count, date } from '../../../lib/format'

/** Where a delivery's parts stand in a home: there its fields have their words. */
const PLACES = { energy: 'legal_energy', cedula: 'legal_cedula', areas: 'layout' } as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** A value as people write it; `t` knows the words of `order`. */
function said(field: string, value: unknown, t: TFunction): string {
  if (typeof value === 'number') return count(value)
  const text = String(value)
  if (field === 'legal_cedula_kind') return t(`order:enums.kind.${text as OrderCedulaKind}`)
  return DAY.test(text) ? date(text) : text
}

/** The data of a delivery, each as its name and what it says, in words. */
export function deliveredFacts(delivery: OrderDelivery | null, t: TFunction): [string, string][] {
  const { texts = {} } = delivery ?? {}
  const fields = (['energy', 'cedula', 'areas'] as const).flatMap((part) =>
    Object.entries(delivery?.[part] ?? {}).map(([name, value]): [string, string] => {
      const field = `${PLACES[part]}_${name}`
      return [t(`order:field.${field}`), said(field, value, t)]
    }),
  )
  const written = (['title', 'description'] as const).flatMap((name) =>
    Object.entries(texts[name] ?? {}).map(([lang, text]): [string, string] => [
      t(`order:field.${name}`, { lang }),
      String(text),
    ]),
  )
  return [...fields, ...written]
}
