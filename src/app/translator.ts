import type { I18n, TFunction } from '../i18n'

export interface Translator {
  t: TFunction
  i18n: I18n
}
