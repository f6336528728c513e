import type { Language, SiteCoverage } from '../../../../generated/model/index.ts'
import { isWritten, textsIn } from './texts.ts'

/** How much of the texts that some language has each language of the site has. */
export function coverageOf(part: unknown, languages: readonly Language[]): SiteCoverage[] {
  const texts = textsIn(part).filter(({ text }) =>
    Object.keys(text).some((language) => isWritten(text, language)),
  )
  return languages.map((language) => {
    const written = texts.filter(({ text }) => isWritten(text, language)).length
    const pct = texts.length === 0 ? 100 : Math.floor((written * 100) / texts.length)
    return { language, pct, missing: texts.length - written }
  })
}
