/** Kinds of street as people type them; "urbanització" and "polígon" name no street. */
const KIND =
  'c\\.|cl\\.?|calle|callej[oó]n|carrer|carrer[oó]|av\\.?|avda\\.?|avd\\.?|avgda\\.?' +
  '|avenida|avinguda|pl\\.?|pla[çz]a|pza\\.?|pça\\.?|placeta|pla[çz]uela|paseo|passeig' +
  '|pg\\.?|cam[ií]|camino|cno\\.?|carretera|ctra\\.?|crta\\.?|v[ií]a|ronda|rda\\.?' +
  '|travess[ií]a|traves[ií]a|pasaje|passatge|street|stra(?:ss|ß)e|str\\.|road|rd\\.' +
  '|avenue|lane'
/** Where a street's name begins, also one that ends in its kind ("Sonnenstraße"). */
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:c\\/|(?:${KIND})(?!\\p{L})|\\p{L}+stra(?:ss|ß)e(?!\\p{L}))`,
  'iu',
)
/** What is left hanging where a name was cut. */
const HANGING =
  /(?:^|(?<=\P{L}))(?:de|del|dels|d|en|in|an|der|la|el|les|los|las|els|es|sa|ses)?[^\p{L}\p{N}]*$/iu
/**
 * A name of a place as it was typed, up to the street that was typed behind it: "Son Vida Carrer
 * Sol" is "Son Vida". Empty when it begins with a street.
 */
export function beforeStreet(typed: string): string {
  const at = typed.search(STREET)
  if (at === -1) return typed.trim()
  return typed.slice(0, at).replace(HANGING, '').replace(HANGING, '').trim()
}
