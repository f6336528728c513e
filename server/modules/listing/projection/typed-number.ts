/** Kinds of street and joining words: with a number behind them they are the street's own name. */
const KIND =
  /^(?:c|c\/|cl\.?|calle|carrer|av\.?|avda\.?|avd\.?|avenida|avinguda|pl\.?|pla[çz]a|placeta|pla[çz]uela|paseo|passeig|pg\.?|cam[ií]|camino|cno\.?|carretera|ctra\.?|v[ií]a|ronda|travessia|traves[ií]a|pasaje|passatge|poligono|pol[ií]gon|pol[ií]gono|urb\.?|urbanizaci[oó]n|urbanitzaci[oó]|street|stra[sß]+e|road|avenue|de|del|dels|d[’']|la|el|les|los|las|els|es|sa|ses|of|the)$/iu
/** What stands before a number and is none of the street's name. */
const SIGN = /^[(#]?(?:n[.ºª°o]*|n[uú]m(?:ero)?\.?|number|nr\.?|#|km\.?|p\.?\s?k\.?)$/iu
const NUMBER =
  /^[(#]?(?:(?:n[.ºª°o]+|n[uú]m(?:ero)?\.?|nr\.?|#|km\.?)?\p{N}[\p{L}\p{N}ºª°]*(?:[-–/+.][\p{L}\p{N}ºª°]+)*|s\/n[.ºª°]?)[).;]?$/iu
/** A floor, a door, a range: what stands with a number behind a comma and is none of a name. */
const BEHIND =
  /^(?:[-–/+y&i]|bis|ter|\p{L}|\p{L}[.ºª°]|baj[oa]s?|baix(?:os)?|bj\.?|[aá]tico|[aà]tic|pisos?|pis|planta|puerta|porta|pta\.?|esc\.?|escalera|escala|bloque|bloc|local|portal|casa|nave|izq\.?|izquierda|izda\.?|esquerra|dcha\.?|derecha|der\.?|esq\.?|dreta|dta\.?|int\.?|ext\.?|principal|ppal\.?|pral\.?|entresuelo|entres[oò]l|entlo\.?|entl\.?|(?:semi)?s[oó]tano|(?:semi)?soterrani|primer[oa]?|segund[oa]|segona?|tercer[oa]?|cuart[oa]|quarta?|quint[oa]?|sext[oa]|sis[eè]|s[eé]ptim[oa]|octav[oa]|ground|basement|floor|flat|apartment|apt\.?|door|left|right|first|second|third|fourth|fifth|erdgeschoss|eg|obergeschoss|og|untergeschoss|ug|dachgeschoss|dg|keller|stock|etage|t[uü]r|links|rechts)$/iu
/** A year or an ordinal that belongs to the words before it, and the name of a road. */
const OPEN = /^(?:de|del|d[’']|ma|me|ei|pf|pm|pmv)[-.]?$/iu
const ROAD = /^(?:ma|me|ei|pf|pm|pmv)$/iu
/** Before these a number counts what the street is named after: "dels 4 Cantons". */
const SEVERAL = /^(?:dels|els|los|las|les|ses)$/iu
/** What makes the number before it a day: "31 de Desembre", "1 d'octubre". */
const MONTH =
  /^(?:(?:de|del|d[’'])\s*)?(?:gener|enero|january?|januar|febrer|febrero|february|februar|mar[çz]|marzo|march|märz|abril|april|maig|mayo|may|mai|juny|junio|june|juni|juliol|julio|july|juli|agosto?|august|sep?tiembre|setembre|september|octubre|october|oktober|nov(?:embre|iembre|ember)|d(?:esembre|iciembre|ecember|ezember))(?!\p{L})/iu

const isNumber = (word: string | undefined): boolean => word !== undefined && NUMBER.test(word)

const isDay = (words: string[], at: number): boolean =>
  isNumber(words[at]) && MONTH.test(words.slice(at + 1).join(' '))

/** Nothing but numbers, floors and doors. */
const isAside = (words: string[]): boolean =>
  words.every((one) => isNumber(one) || BEHIND.test(one) || SIGN.test(one))

/** Does a word behind the name hold a number, also one like "A-12"? Roads hold their own. */
const holdsDigit = (word: string): boolean =>
  isNumber(word) || (/\p{N}/u.test(word) && !ROAD.test(word.split(/[-.]?\p{N}/u)[0] ?? ''))

/** Where the first number behind the name begins; what follows it is no name any more. */
function cutAt(words: string[]): number {
  return words.findIndex((word, at) => {
    const before = words.slice(0, at)
    return (
      before.some((one) => !KIND.test(one) && !SIGN.test(one)) &&
      !OPEN.test(before.at(-1) ?? '') &&
      !isDay(words, at) &&
      (holdsDigit(word) || (SIGN.test(word) && isNumber(words[at + 1])))
    )
  })
}

/** Where a number stands before the name ("12 Major"); -1 when it is the name, or part of it. */
function leadAt(words: string[]): number {
  const at = words.findIndex((one) => !KIND.test(one) && !SIGN.test(one))
  const isName =
    !isNumber(words[at]) ||
    isDay(words, at) ||
    SEVERAL.test(words[at - 1] ?? '') ||
    isAside(words.slice(at + 1))
  return isName ? -1 : at
}

/** A part between commas: its name, and its number with floor and door. */
function splitPart(words: string[]): { name: string[]; number: string[] } {
  const lead = leadAt(words)
  const rest = lead === -1 ? words : [...words.slice(0, lead), ...words.slice(lead + 1)]
  const at = cutAt(rest)
  const behind = at === -1 ? [] : rest.slice(at)
  return {
    name: (at === -1 ? rest : rest.slice(0, at)).filter((one) => lead === -1 || !SIGN.test(one)),
    number: lead === -1 ? behind : [words[lead] ?? '', ...behind],
  }
}

/** Is all of a part between commas a number, with its floor and door? */
function isAllNumber(words: string[], index: number): boolean {
  if (index === 0) return isNumber(words[SIGN.test(words[0] ?? '') ? 1 : 0]) && isAside(words)
  const first = SIGN.test(words[0] ?? '') ? 1 : 0
  const begins = isNumber(words[first]) && !words.slice(first + 1).some((one) => KIND.test(one))
  return isAside(words) || (begins && !isDay(words, first))
}

/** A street's name as it was typed, without the number that was typed with it. */
export interface TypedStreet {
  name: string
  number: string
}

/**
 * Takes a house's number out of a street's name, wherever people type it: behind the name, whatever
 * follows, behind a comma, before it. Numbers that are the name ("31 de Desembre", "Carrer 12",
 * "Ma-10") stay. A name too short is better than a number told, so what is not known to be a name
 * goes.
 */
export function splitNumber(typed: string): TypedStreet {
  // "Amagat-73", "Amagat (73" and "Amagat73" are two words, whatever sign stands between; "Ma-10" and
  // "A-12" are one. Commas and semicolons keep parting, "nº" its sign. Looked for from where a word
  // begins: from each of its letters, long ones would take the square of their length.
  const apart = typed.replace(
    /(?<!\p{L})(\p{L}+)([^\p{L}\p{N}]*)(?=\p{N})/gu,
    (all, word: string, between: string) =>
      word.length < 3 || ROAD.test(word) || /[,;]/.test(between) ? all : `${word} `,
  )
  const parts = apart
    .split(/[,;]/)
    .map((part) => part.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)
  const hasName = parts.some((words, index) => !isAllNumber(words, index))
  const kept: string[] = []
  const taken: string[] = []
  for (const [index, words] of parts.entries()) {
    const isFirst = index === 0 && !hasName
    const { name, number } =
      isAllNumber(words, index) && !isFirst ? { name: [], number: words } : splitPart(words)
    kept.push(...name)
    taken.push(...number)
  }
  return { name: kept.join(' '), number: taken.join(' ') }
}
