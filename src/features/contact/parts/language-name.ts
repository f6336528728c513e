import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'

/** Names languages in the page's language, with a capital. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation('contact')
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
    return (code) => {
      const name = names.of(code) ?? code
      return name.charAt(0).toLocaleUpperCase(i18n.language) + name.slice(1)
    }
  }, [i18n.language])
}
