import type { ElementType, ReactNode } from 'react'
import { marks } from '../marks'
import { hrefOf, say, useSite } from '../site'
import type { Texts } from '../texts'

/** One line of the document in an element, with `lang` where it is borrowed; nothing without words. */
export function Line({
  of,
  as: As = 'span',
  className,
  id,
}: {
  of: Texts | null | undefined
  as?: ElementType
  className?: string
  id?: string
}) {
  const said = say(useSite(), of)
  if (!said) return null
  return (
    <As className={className} id={id} lang={said.lang}>
      {said.text}
    </As>
  )
}

/** A longer text of the document with its marks. */
export function Prose({
  of,
  className = 'prose',
}: {
  of: Texts | null | undefined
  className?: string
}) {
  const site = useSite()
  const said = say(site, of)
  if (!said) return null
  return (
    <div className={className} lang={said.lang}>
      {marks(said.text, (address) => hrefOf(site, address))}
    </div>
  )
}

/** A headline whose words after the first comma are set apart (`Casas de piedra, vistas despacio`). */
export function splitHeadline(text: string): ReactNode {
  const at = /[,:;.] /.exec(text)?.index
  if (at === undefined) return text
  return (
    <>
      {text.slice(0, at + 2)}
      <em>{text.slice(at + 2)}</em>
    </>
  )
}

/** The one h1 of a page. */
export function Headline({
  of,
  isSplit = false,
  className,
}: {
  of: Texts
  isSplit?: boolean
  className?: string
}) {
  const said = say(useSite(), of)
  return (
    <h1 className={className} lang={said?.lang}>
      {isSplit && said ? splitHeadline(said.text) : said?.text}
    </h1>
  )
}
