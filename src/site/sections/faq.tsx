import type { SectionOf } from '../document'
import { Section, Title } from '../parts/section'
import { Line, Prose } from '../parts/text'

/** Questions that open to their answers, without a script. */
export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const items = section.items ?? []
  if (items.length === 0) return null
  return (
    <Section section={section} className="questions-section">
      <Title of={section.title} />
      <div className="questions">
        {items.map(({ question, answer }, at) => (
          <details key={at}>
            <summary>
              <Line of={question} />
            </summary>
            <Prose of={answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
