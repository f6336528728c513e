import { existsSync } from 'node:fs'
import { ROOT } from '../part.ts'
import { read, type Dictionary, type DictionaryPath } from './dictionaries.ts'

/** Places of a sentence that hold a whole number. */
const NUMBERS =
  'count|n|total|all|done|rows|left|created|updated|removed|restored|usual|most|limit|' +
  'max|km|days|hours|minutes|seconds|weeks|months|years|spaces'
/** "3 homes", "3+ bedrooms", "3 saved searches": right of two and more, wrong of one. */
const MANY = new RegExp(
  String.raw`\{\{?(?:${NUMBERS})(?:, number)?\}\}?\+?(?:</\w+>)? (?:[a-z]+ )?(?!this\b|fits\b)(?:[a-z]{2,}[^s\W]s|people)\b`,
)

/**
 * Sentences whose number is never one, by file and key, and why. A key that is gone is refused,
 * too.
 */
const NEVER_ONE: Record<string, string> = {
  'src/forms/i18n/en.json signs': 'limits of long texts',
  'src/features/listing/i18n/en.json total.about': 'counts are estimated from thousands on',
  'src/features/intake/i18n/en.json preview.part':
    'only of files longer than the thousand rows that are counted',
  'src/features/match/i18n/en.json tuning.likedSmaller': 'learned from two on',
  'src/features/price/i18n/en.json before.searchesMany': 'from a constant on',
  'src/features/price/i18n/en.json after.searchesMany': 'from a constant on',
  'src/i18n/words/tags.en.json tooLong': 'a constant',
  'src/i18n/words/tags.en.json tooMany': 'a constant',
  'server/modules/agenda/messages/en.json keptNamesWhat': 'of one there is keptNameWhat',
  'server/contract/messages/en.json waitMinutes': 'of one there is waitMinute',
  'server/contract/messages/en.json waitHours': 'of one there is waitHour',
  'server/modules/calendar/messages/en.json textCut': 'limits of long texts',
  'server/modules/calendar/messages/en.json tooMany': 'more than two thousand',
  'server/modules/contact/messages/en.json linkMost': 'a constant',
  'server/modules/import/messages/en.json shortened': 'limits of long texts',
  'server/modules/import/messages/en.json tooManyPictures': 'more than a constant',
  'server/modules/integration/messages/en.json tooMany': 'a constant',
  'server/modules/integration/messages/en.json tooManyChannels': 'a constant',
  'server/modules/intake/messages/en.json tooManyRows': 'a constant',
  'server/modules/key/messages/en.json far': 'a constant',
  'server/modules/key/messages/en.json tooMany': 'a constant',
  'server/modules/listing/messages/en.json areaCorners': 'a constant',
  'server/modules/listing/messages/en.json nearFar': 'a constant',
  'server/modules/match/messages/en.json found': 'of one there is foundOne',
  'server/modules/print/messages/en.json manyCodes': 'a constant',
  'server/modules/print/messages/en.json spaces': 'of one there is space',
  'server/modules/rental/messages/en.json emptyFailed': 'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json emptyMet': 'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json emptyUnknown':
    'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json ownedSinceFailed':
    'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json ownedSinceMet':
    'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json ownedSinceUnknown':
    'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json residenceFailed':
    'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json residenceMet':
    'years and months of the programme’s terms',
  'server/modules/rental/messages/en.json residenceUnknown':
    'years and months of the programme’s terms',
  'server/modules/report/messages/en.json flagText': 'several, by definition',
  'server/modules/saved/messages/en.json tooMany': 'a constant',
  'server/modules/saved/messages/en.json tooManyFolders': 'a constant',
  'server/modules/saved/messages/en.json tooManyLinks': 'a constant',
  'server/modules/search/messages/en.json confirmFoot': 'a constant',
  'server/modules/search/messages/en.json loweredMany': 'of one there is loweredOne',
  'server/modules/search/messages/en.json newMany': 'of one there is newOne',
  'server/modules/search/messages/en.json tooMany': 'a constant',
  'server/modules/selection/messages/en.json sentMany': 'of one there is sentOne',
  'server/modules/selection/messages/en.json subjectMany': 'of one there is subjectOne',
  'server/modules/webhook/messages/en.json tooMany': 'a constant',
  'server/modules/template/messages/en.json tooMany': 'a constant',
  'server/modules/view/messages/en.json tooMany': 'a constant',
  'server/modules/visit/messages/en.json manyVisits': 'a constant',
}

/**
 * Sentences of a dictionary that say "1 homes": plural words behind a number, and no sentence for
 * one of them.
 */
export function lonePlurals(words: Dictionary): string[] {
  return Object.entries(words)
    .filter(
      ([key, text]) =>
        MANY.test(text) &&
        !/_(?:zero|one|two|few|many|other)$/.test(key) &&
        words[`${key}_one`] === undefined,
    )
    .map(([key]) => key)
}

/**
 * Faults of one dictionary: English plurals of one, and a sentence for one that another language
 * lacks.
 */
export function pluralFaults(
  path: DictionaryPath,
  never: Record<string, string> = NEVER_ONE,
): string[] {
  const shown = (lang: string): string => path.slice(ROOT.length + 1).replace('{lang}', lang)
  const of = (lang: string): Dictionary =>
    existsSync(path.replace('{lang}', lang)) ? read(path.replace('{lang}', lang)) : {}
  const english = of('en')
  const lone = lonePlurals(english).map((key) => `${shown('en')} ${key}`)
  const gone = Object.keys(never).filter(
    (one) => one.startsWith(`${shown('en')} `) && !lone.includes(one),
  )
  const ones = Object.keys(english).filter((key) => key.endsWith('_one'))
  return [
    ...lone
      .filter((one) => !(one in never))
      .map(
        (one) =>
          `${one}: what is said of one? Give it _one beside _other (screens) or beside ` +
          'itself (server), and the number as count',
      ),
    ...gone.map(
      (one) =>
        `${one} is no plural without a singular any more: take it out of scripts/checks/plurals.ts`,
    ),
    ...['es', 'ca', 'de'].flatMap((lang) =>
      ones.filter((key) => of(lang)[key] === undefined).map((key) => `${shown(lang)}: no ${key}`),
    ),
  ]
}
