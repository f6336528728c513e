import {
  DEFAULT_LANG,
  isLang,
  LANG_COOKIE,
  langCookie,
  prefixPath,
  splitPath,
  type Lang,
} from '../i18n/language'

/**
 * The language cookie alone does not tell who chose: it is written from a prefix, or from what the
 * browser accepts, too. This is what somebody pressed in a language menu here, and it
 * stands before the language of their profile.
 */
const KEY = 'llar.language'

const remember = (lang: Lang): void => {
  document.cookie = langCookie(lang)
}

/**
 * The language of a prefix is remembered where none is. Here, and not by the server: a page that
 * sets a cookie is kept by no cache in front.
 */
export function keepLanguage(lang: Lang): void {
  if (!document.cookie.includes(`${LANG_COOKIE}=`)) remember(lang)
}

/** A language menu was used in this browser. */
export function chooseLanguage(lang: Lang): void {
  remember(lang)
  localStorage.setItem(KEY, lang)
}

/** Nobody's choice any more: the person set the language of their profile, or has signed out. */
export const forgetLanguage = (): void => localStorage.removeItem(KEY)

/**
 * The profile's language is the interface's from here on: whoever has just set it there means it.
 */
export function setLanguage(lang: Lang): void {
  forgetLanguage()
  remember(lang)
}

/**
 * An address of ours in the language of whoever has signed in: the one chosen in this browser, else
 * the profile's.
 */
export function inOwnLanguage(url: string, profile: Lang): string {
  const chosen = localStorage.getItem(KEY)
  const lang = isLang(chosen) ? chosen : isLang(profile) ? profile : DEFAULT_LANG
  remember(lang)
  const [path = '', query] = url.split(/(?=\?)/, 2)
  return prefixPath(splitPath(path).path, lang) + (query ?? '')
}
