import { Bold } from '../../../ui/bold'

/** `**words**` as the words of `Bold`; anything else that looks like markup is text. */
const strong = (text: string): string =>
  text.replaceAll('<', '‹').replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')

/**
 * The text of a lesson: paragraphs, `## heads`, `- points` and `**strong**` words, which is all that
 * courses are written in. React escapes the rest.
 */
export function LessonText({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((block, at) => {
    if (block.startsWith('## ')) return <h3 key={at}>{block.slice(3)}</h3>
    if (block.startsWith('- '))
      return (
        <ul key={at}>
          {block.split(/\n(?=- )/).map((point) => (
            <li key={point}>
              <Bold text={strong(point.slice(2))} />
            </li>
          ))}
        </ul>
      )
    return (
      <p key={at}>
        <Bold text={strong(block)} />
      </p>
    )
  })
}
