import { fold } from '../../db/index.ts'

/**
 * The spelling by which names are compared: lower case, no accents, articles in front ("Mercadal
 * (Es)" and "Mercadal, Es" are "es mercadal"), only letters and digits, single spaces; "l·l" is
 * "ll", "d'en" is "d en".
 */
export function normalisePlaceName(text: string): string {
  const turned = text
    .trim()
    .replace(/^(.+?)(?:,\s*|\s*\()(es|sa|ses|els?|l[aeo]s?|s'|l')\)?$/i, '$2 $1')
  return fold(turned)
    .replaceAll('l·l', 'll')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The spelling of an address: "Sant Llorenç des Cardassar" is "sant-llorenc-des-cardassar". */
export function slugOf(name: string): string {
  return normalisePlaceName(name).replaceAll(' ', '-')
}
