import { explanationOf, type Explanation } from '../lib/api-error'
import { useTranslation } from './use-translation'

const WITH_DETAIL = /^(Error al guardar los datos): (.+)$/s

/**
 * Words for the catalogue's Spanish sentences: each sentence is itself the key in the namespace
 * `errors`. A sentence without words (the server's own) stays as it came; a detail after 'Error al
 * guardar los datos: ' too.
 */
export function useErrorText(): (text: string) => string {
  const { t } = useTranslation('errors')
  const say = (text: string) =>
    t(text, { keySeparator: false, nsSeparator: false, defaultValue: text })
  return (text) => {
    const detailed = WITH_DETAIL.exec(text)
    return detailed ? `${say(detailed[1] ?? '')}: ${detailed[2] ?? ''}` : say(text)
  }
}

/**
 * The catalogue's words for a failed call, read or write, in the page's language: the one way a
 * screen says what went wrong. A sentence of the server's own is in that language already. `of`:
 * `firstSentenceOf` where there are no fields.
 */
export function useFailureText(
  of: (error: unknown) => Explanation = explanationOf,
): (error: unknown) => string {
  const say = useErrorText()
  return (error) => {
    const { text, translate } = of(error)
    return translate ? say(text) : text
  }
}
