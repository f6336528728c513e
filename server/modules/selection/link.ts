import type { Language } from '../../../generated/model/index.ts'
import { pageIn } from '../../contract/language.ts'

/** Address of a selection's page in a language. */
export const linkOf = (siteUrl: string, language: Language, token: string): string =>
  pageIn(siteUrl, language, `/busqueda/seleccion/${token}`)
