import type { IntroductionHome } from '../../../generated/model'

/** A home's title in a language, else in any, else its reference; empty where nothing is left. */
export const homeTitle = ({ title, ref }: IntroductionHome, lang: string): string =>
  title[lang] ?? title['es'] ?? Object.values(title)[0] ?? ref ?? ''
