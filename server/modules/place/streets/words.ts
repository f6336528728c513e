import { normalisePlaceName } from '../normalise.ts'

/** Kinds of street in every spelling, each under one word. */
const KINDS: Record<string, string> = {
  ...kind('street', 'carrer calle c cl cr street strasse'),
  ...kind('avenue', 'avinguda avenida av avda avgda avenue'),
  ...kind('square', 'placa plaza pl pza placeta plazuela square platz'),
  ...kind('promenade', 'passeig paseo pg po promenade'),
  ...kind('lane', 'cami camino cno lane weg'),
  ...kind('road', 'carretera ctra crta road'),
  ...kind('ring', 'ronda rda'),
  ...kind('passage', 'passatge pasaje ptge pje travessia travesia'),
  ...kind('way', 'via'),
  ...kind('stairs', 'costa escalera escales'),
  ...kind('estate', 'urbanitzacio urbanizacion urb poligon poligono'),
}
/** Words that are left out or written otherwise as one likes. */
const SMALL = new Set(
  'de d del dels des da en na n la el els les los las l s sa es ses i y the of'.split(' '),
)

function kind(name: string, spellings: string): Record<string, string> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, name]))
}

/** What of a name is compared: its kind of street, and the words that tell it from others. */
export function wordsOf(name: string): { kind: string; words: string[] } {
  const all = normalisePlaceName(name).split(' ').filter(Boolean)
  const [first = '', ...others] = all
  const known = Object.hasOwn(KINDS, first) && others.length > 0 ? (KINDS[first] ?? '') : ''
  const rest = known === '' ? all : others
  const telling = rest.filter((word) => !SMALL.has(word))
  return { kind: known, words: telling.length > 0 ? telling : rest }
}
