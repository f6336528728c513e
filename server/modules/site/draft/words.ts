import type {
  Island,
  LocalizedLine,
  SitePageKind,
  SiteSlugs,
} from '../../../../generated/model/index.ts'

type Words = Record<'es' | 'en' | 'ca' | 'de', string>
const words = (es: string, en: string, ca: string, de: string): Words => ({ es, en, ca, de })

/** What a new site says, in the house's four languages. `{agency}` and `{place}` are filled. */
export const WORDS = {
  hero: words(
    'Inmuebles en {place}',
    'Properties in {place}',
    'Immobles a {place}',
    'Immobilien auf {place}',
  ),
  heroAll: words(
    'Inmuebles en las Illes Balears',
    'Properties in the Balearic Islands',
    'Immobles a les Illes Balears',
    'Immobilien auf den Balearen',
  ),
  lead: words(
    'Te acompañamos desde la primera visita hasta las llaves.',
    'With you from the first visit to the keys.',
    'T’acompanyam des de la primera visita fins a les claus.',
    'Wir begleiten Sie von der ersten Besichtigung bis zur Schlüsselübergabe.',
  ),
  newest: words('Últimos inmuebles', 'Newest properties', 'Darrers immobles', 'Neue Immobilien'),
  all: words(
    'Todos nuestros inmuebles',
    'All our properties',
    'Tots els nostres immobles',
    'Alle Immobilien',
  ),
  areas: words('Dónde trabajamos', 'Where we work', 'On feim feina', 'Wo wir arbeiten'),
  sell: words(
    '¿Cuánto vale tu inmueble?',
    'What is your property worth?',
    'Quant val el teu immoble?',
    'Was ist Ihre Immobilie wert?',
  ),
  sellText: words(
    'Cuéntanos cómo es y te decimos por cuánto se venden inmuebles como el tuyo.',
    'Tell us about it and we will tell you what properties like yours sell for.',
    'Conta’ns com és i et direm per quant es venen immobles com el teu.',
    'Beschreiben Sie sie uns, und wir sagen Ihnen, zu welchem Preis ähnliche verkauft werden.',
  ),
  sellHow: words(
    '- Vamos a verlo y te damos un precio por escrito\n' +
      '- Lo anunciamos con fotos y plano\n- Te contamos cada semana quién lo ha visto',
    '- We come to see it and give you a price in writing\n' +
      '- We advertise it with photos and a floor plan\n' +
      '- We tell you every week who has seen it',
    '- El venim a veure i et donam un preu per escrit\n- L’anunciam amb fotos i plànol\n' +
      '- Cada setmana et contam qui l’ha vist',
    '- Wir sehen sie uns an und nennen Ihnen schriftlich einen Preis\n' +
      '- Wir bieten sie mit Fotos und Grundriss an\n' +
      '- Wir berichten Ihnen jede Woche, wer sie gesehen hat',
  ),
  sellHowTitle: words('Cómo vendemos', 'How we sell', 'Com venem', 'Wie wir verkaufen'),
  about: words('Quiénes somos', 'Who we are', 'Qui som', 'Wer wir sind'),
  aboutText: words(
    '{agency} trabaja en {place}.',
    '{agency} works in {place}.',
    '{agency} fa feina a {place}.',
    '{agency} arbeitet auf {place}.',
  ),
  aboutAll: words(
    '{agency} trabaja en las Illes Balears.',
    '{agency} works in the Balearic Islands.',
    '{agency} fa feina a les Illes Balears.',
    '{agency} arbeitet auf den Balearen.',
  ),
  team: words('El equipo', 'The team', 'L’equip', 'Das Team'),
  contact: words('Hablemos', 'Talk to us', 'Parlem', 'Sprechen Sie mit uns'),
  contactText: words(
    'Escríbenos y te contestamos el mismo día laborable.',
    'Write to us and we will answer the same working day.',
    'Escriu-nos i et contestam el mateix dia feiner.',
    'Schreiben Sie uns, wir antworten am selben Werktag.',
  ),
  homesCount: words(
    'inmuebles en el mercado',
    'properties on the market',
    'immobles al mercat',
    'Immobilien',
  ),
  peopleCount: words('personas', 'people', 'persones', 'Personen'),
  languagesCount: words('idiomas', 'languages', 'idiomes', 'Sprachen'),
  seeHomes: words(
    'Ver los inmuebles',
    'See the properties',
    'Mostra els immobles',
    'Immobilien ansehen',
  ),
} as const

const island = (name: string): Words => words(name, name, name, name)

/** Islands as they are called in each language. */
export const ISLANDS: Record<Island, Words> = {
  MALLORCA: island('Mallorca'),
  MENORCA: island('Menorca'),
  IBIZA: words('Ibiza', 'Ibiza', 'Eivissa', 'Ibiza'),
  FORMENTERA: island('Formentera'),
}

/** Titles of pages by their kind. */
export const TITLES: Record<SitePageKind, Words> = {
  home: words('Inicio', 'Home', 'Inici', 'Start'),
  homes: words('Inmuebles', 'Properties', 'Immobles', 'Immobilien'),
  detail: words('Inmueble', 'Property', 'Immoble', 'Immobilie'),
  contact: words('Contacto', 'Contact', 'Contacte', 'Kontakt'),
  legal: words('Aviso legal', 'Legal notice', 'Avís legal', 'Rechtliches'),
  area: words('Zona', 'Area', 'Zona', 'Lage'),
  team: words('Equipo', 'Team', 'Equip', 'Team'),
  sell: words('Vende', 'Sell', 'Ven', 'Verkaufen'),
  about: words('Nosotros', 'About us', 'Nosaltres', 'Über uns'),
  blog: words('Noticias', 'News', 'Notícies', 'Neuigkeiten'),
  post: words('Noticia', 'Post', 'Notícia', 'Beitrag'),
  custom: words('Página', 'Page', 'Pàgina', 'Seite'),
}

/** Addresses of the pages that are there from the beginning. */
export const SLUGS: Partial<Record<SitePageKind, SiteSlugs>> = {
  home: {},
  homes: { es: 'casas', en: 'homes', ca: 'cases', de: 'immobilien' },
  detail: { es: 'casa', en: 'home', ca: 'casa', de: 'immobilie' },
  contact: { es: 'contacto', en: 'contact', ca: 'contacte', de: 'kontakt' },
  legal: { es: 'aviso-legal', en: 'legal', ca: 'avis-legal', de: 'rechtliches' },
  sell: { es: 'vender', en: 'sell', ca: 'vendre', de: 'verkaufen' },
  about: { es: 'nosotros', en: 'about', ca: 'nosaltres', de: 'ueber-uns' },
}

/** A text in the languages of the site, its places filled. */
export const inLanguages = (
  text: Words,
  languages: readonly string[],
  fill: Record<string, string | Words> = {},
): LocalizedLine =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.entries(fill).reduce(
        (said, [name, value]) =>
          said.replaceAll(`{${name}}`, typeof value === 'string' ? value : wordIn(value, language)),
        wordIn(text, language),
      ),
    ]),
  )

const wordIn = (text: Words, language: string): string => text[language as keyof Words] ?? text.es
