import type { PropertyOffer } from '../../../../generated/model/index.ts'

const WIDTH = 160

const offerText = ({ operation, price }: Partial<PropertyOffer>): string =>
  `${operation ?? ''} ${price === undefined ? '–' : `${price / 100} €`}`.trim()

/** A value of a record in a few words; null for nothing. */
export function valueText(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (field === 'basics.offers') return (value as PropertyOffer[]).map(offerText).join(', ')
  if (/^basics\.offers\.[^.]+$/.test(field)) return offerText(value as PropertyOffer)
  if (Array.isArray(value)) return value.join(', ').slice(0, WIDTH)
  if (typeof value === 'object') {
    const texts = value as Record<string, unknown>
    const text = texts['es'] ?? texts['en'] ?? Object.values(texts).join(', ')
    return String(text).slice(0, WIDTH)
  }
  return String(value).slice(0, WIDTH)
}
