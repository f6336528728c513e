/** Kinds of street as people type them; "urbanització" and "polígon" name no street. */
const KIND =
  'c\\.|cl\\.?|clle\\.?|calle|callej[oó]n|carrer|carrer[oó]|crer\\.?|av\\.?|avda\\.?|avd\\.?' +
  '|avgda\\.?|avenida|avinguda|bulevar|pl\\.?|pla[çz]a|pza\\.?|pça\\.?|placeta|pla[çz]uela' +
  '|glorieta|rambla|rbla\\.?|paseo|passeig|pg\\.?|psg\\.?|pso\\.?|p\\.?º|cam[ií]|camino|cno\\.?' +
  '|c\\.?º|carretera|ctra\\.?|crta\\.?|cra\\.?|(?:gran\\s+)?v[ií]a|vial|ronda|rda\\.?|senda' +
  '|sender[oó]?|travess[ií]a|traves[ií]a|trav\\.?|pasaje|pje\\.?|passatge|ptge\\.?|baixada' +
  '|bajada|pujada|subida|cam\\.|c(?=[\\s-]+\\p{L}{3})|esq\\.?|esquina|cantonada'
/** Kinds that stand behind their name: "Sonnen Weg", "Harbour Street", "Sonnenstraße". */
const BEHIND =
  'street|road|rd\\.|avenue|lane|way|drive|square|stra(?:ss|ß)e|str\\.|weg|platz|allee|gasse'
const GLUED = 'stra(?:ss|ß)e|str\\.|weg|platz|allee|gasse'
/** Where a street's name begins, with the word before a kind that stands behind it. */
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:c\\/|(?:${KIND})(?!\\p{L})|(?:\\p{L}+\\s+)?(?:${BEHIND})(?!\\p{L})` +
    `|\\p{L}+(?:${GLUED})(?!\\p{L}))`,
  'iu',
)
/**
 * A sign behind which people type what is no part of the name any more; "Urb." is part of it, and
 * so is a hyphen between two words.
 */
const SIGN = /[,;:|/\\([{<>=_~*\n\r\t•·‒–—―−]|\s[-‐‑]|[-‐‑]\s|(?<=\p{L}{4})\.\s/u
/** What is left hanging where a name was cut. */
const HANGING =
  /(?:^|(?<=\P{L}))(?:de|del|dels|d|en|in|an|der|la|el|les|los|las|els|es|sa|ses)?[^\p{L}\p{N}]*$/iu
/**
 * A name of a place as it was typed, up to the sign or the street that was typed behind it: "Son
 * Vida Carrer Sol" and "Son Vida - Sol" are "Son Vida". Empty when it begins with a street.
 */
export function beforeStreet(typed: string): string {
  const cuts = [typed.search(STREET), typed.search(SIGN)].filter((at) => at !== -1)
  if (cuts.length === 0) return typed.trim()
  return typed
    .slice(0, Math.min(...cuts))
    .replace(HANGING, '')
    .replace(HANGING, '')
    .trim()
}
