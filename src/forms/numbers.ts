const formats = new Map<string, Intl.NumberFormat>()

function formatOf(lang: string, digits: number): Intl.NumberFormat {
  const key = `${lang}/${digits}`
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(lang, {
      minimumFractionDigits: 0,
      maximumFractionDigits: digits,
      useGrouping: 'min2',
    })
  formats.set(key, known)
  return known
}

/**
 * A number as people of a language write it, without grouping four digits (a year stays a year).
 */
export const writeNumber = (value: number, lang: string, digits = 6): string =>
  formatOf(lang, digits).format(value)

/** Integer cents as typed euros: `1.250.000` or `1.250.000,50`. */
export function writeMoney(cents: number, lang: string): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(cents / 100)
}

export const decimalSign = (lang: string): string => (lang === 'en' ? '.' : ',')

/**
 * Reads a typed number: `1.250.000,50`, `1250000.5`, `1 250 000`. The language decides what a lone
 * sign means, unless its place leaves no doubt. Null for no text, NaN for text that is no number.
 */
export function readNumber(text: string, lang: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€'’]/g, '')
  if (bare === '') return null
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return Number.NaN
  const lastDot = bare.lastIndexOf('.')
  const lastComma = bare.lastIndexOf(',')
  const many = (sign: string): boolean => bare.split(sign).length > 2
  let decimal = decimalSign(lang)
  if (lastDot >= 0 && lastComma >= 0) decimal = lastDot > lastComma ? '.' : ','
  else {
    const sign = lastDot >= 0 ? '.' : ','
    const looksGrouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${sign}\\d{3})+$`).test(bare)
    // `1.250.50` is 1250,50 or 125.050: nobody knows, and it is about money.
    if (many(sign) && /\D\d{1,2}$/.test(bare)) return Number.NaN
    if (many(sign)) decimal = sign === '.' ? ',' : '.'
    else if (sign !== decimal && !looksGrouped) decimal = sign
  }
  const group = decimal === ',' ? '.' : ','
  const plain = bare.replaceAll(group, '').replace(decimal, '.')
  return /^-?\d*\.?\d*$/.test(plain) && plain !== '' && plain !== '.' ? Number(plain) : Number.NaN
}
