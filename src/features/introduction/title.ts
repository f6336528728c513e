import type { IntroductionHome } from '../../../generated/model'
import { localized } from '../../lib/localized'

/** A home's title in a language, else in any, else its reference; empty where nothing is left. */
export const homeTitle = ({ title, ref }: IntroductionHome, lang: string): string =>
  localized(title, lang) || ref || ''
