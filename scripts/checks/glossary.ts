import { existsSync } from 'node:fs'
import { ROOT } from '../part.ts'
import { read, type DictionaryPath } from './dictionaries.ts'

/**
 * One thing, one word (docs/how-to/voice.md): what Spanish calls so, the other languages call so,
 * too. Without a word a language is free. Parts of words, of any case.
 */
const TERMS: readonly Readonly<Record<string, string>>[] = [
  {
    es: 'hojas? de visita',
    en: 'viewing sheet',
    ca: 'fulls? de visita',
    de: 'besichtigungsnachweis',
  },
  { es: '(?<!por )encargos?', en: 'mandate', ca: 'encàrrec', de: 'auftr' },
  { es: 'exclusivas?', en: 'exclusiv', ca: 'exclusi', de: 'allein|einfacher auftrag' },
  { es: 'cédulas? de habitabilidad', en: 'cédula', ca: 'cèdul', de: 'bewohnbarkeitsbescheinigung' },
  {
    es: 'certificados? energéticos?',
    en: 'energy certificate',
    ca: 'certificats? energètic',
    de: 'energieausweis',
  },
  {
    es: 'referencias? catastral',
    en: 'cadastral ref',
    ca: 'referènci\\w+ cadastral',
    de: 'katasterreferenz',
  },
  {
    es: 'licencias? turísticas?',
    en: 'tourist licence',
    ca: 'llicènci\\w+ turísti',
    de: 'ferienlizenz',
  },
  { es: 'notas? simples?', en: 'nota simple', ca: 'not(?:a|es) simple', de: 'grundbuchauszug' },
  { es: 'pasaportes?', en: 'passport', ca: 'passaport', de: 'pass|päss|ausweis' },
  { es: 'arras', en: 'deposit|arras', ca: 'arres', de: 'anzahlung|arras' },
  { es: 'fianzas?', en: 'deposit', ca: 'fian[çc]', de: 'kaution' },
  { es: 'honorarios', en: 'fee', ca: 'honoraris', de: 'provision' },
  { es: 'IBI', en: 'IBI', ca: 'IBI', de: 'IBI|grundsteuer' },
  { es: 'IVA', en: 'VAT', ca: '(?<!\\p{L})IVA(?!\\p{L})' },
  { es: 'gran(?:des)? tenedor\\w*', en: 'gran(?:des)? tenedor', ca: 'grans? tenidor', de: 'groß' },
  { es: 'demandas?', en: 'demand', ca: 'demand', de: 'gesuch|nachfrage' },
  { es: 'ofertas?', en: 'offer', ca: 'ofert', de: 'angebot' },
  { es: 'contraofertas?', en: 'counter', ca: 'contraofert', de: 'gegen' },
  { es: 'plantillas?', en: 'template', ca: 'plantill', de: 'vorlage' },
  { es: 'canal(?:es)?', en: 'channel', ca: 'canal', de: 'kanal|kanäle' },
  { es: 'coincidencias?', en: 'match', ca: 'coincid', de: 'treffer|passend' },
  { es: 'inquilin[oa]s?', en: 'tenant', ca: 'llogater', de: 'mieter' },
  { es: 'parcelas?', en: 'plot|land', ca: 'parcel', de: 'grundst' },
  { es: 'superficies? construidas?', en: 'built', ca: 'constru', de: 'bebaut' },
  { es: 'superficies? útil(?:es)?', en: 'usable', ca: 'útil', de: 'nutz' },
  { es: 'nuda propiedad', en: 'bare ownership', ca: 'nua propietat', de: 'nießbrauch' },
  { es: 'traspasos?', en: 'transfer', ca: 'traspa|traspà' },
  { es: 'temporada', en: 'season', ca: 'tempora', de: 'saison' },
  { es: 'obra nueva', en: 'new[- ]build|newly built', ca: 'obra nova', de: 'neu' },
  { es: '(?:facturas? )?rectificativas?', en: 'corrective', ca: 'rectificativ', de: 'berichtig' },
  { es: 'dormitorios?', en: 'bed', ca: 'dormitori|habitaci', de: 'schlafz|zimmer' },
  { es: 'ascensor', en: 'lift', ca: 'ascensor', de: 'aufzug' },
  { es: 'escrituras?', en: 'deed', ca: 'escriptur' },
  {
    es: 'alquiler seguro',
    en: 'secure rental|alquiler seguro',
    ca: 'lloguer segur|alquiler seguro',
  },
]

const whole = (word: string): RegExp => new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu')
const HELD = TERMS.map(({ es = '', ...others }) => ({
  es: whole(es),
  others: Object.entries(others).map(([lang, word]) => ({
    lang,
    word,
    said: new RegExp(word, 'iu'),
  })),
}))

/** Texts of a dictionary that call a thing otherwise than the glossary does, by file and key. */
export function strayTerms(path: DictionaryPath): string[] {
  const file = (lang: string): string => path.replace('{lang}', lang)
  if (!existsSync(file('es'))) return []
  const spanish = Object.entries(read(file('es')))
  return HELD.flatMap(({ es, others }) => {
    const keys = spanish.filter(([, text]) => es.test(text)).map(([key]) => key)
    return others.flatMap(({ lang, word, said }) => {
      if (keys.length === 0 || !existsSync(file(lang))) return []
      const words = read(file(lang))
      return keys
        .filter((key) => words[key] !== undefined && !said.test(words[key]))
        .map(
          (key) =>
            `${file(lang).slice(ROOT.length + 1)}: ${key} has no «${word}» for «${
              es.exec(spanish.find(([one]) => one === key)?.[1] ?? '')?.[0]
            }» (docs/how-to/voice.md)`,
        )
    })
  })
}
