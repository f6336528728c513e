import type { Language } from '../../../generated/model/index.ts'
import { pageIn } from '../../contract/language.ts'

/** What a token looks like. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The address of an owner's page in a language. */
export const pageOf = (siteUrl: string, language: Language, token: string): string =>
  pageIn(siteUrl, language, `/propietario/${token}`)
