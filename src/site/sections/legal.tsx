import type { SectionOf } from '../document'
import { Section } from '../parts/section'
import { useSite } from '../site'
import { marks } from '../marks'
import { Prose } from '../parts/text'

/** A legal text, made on the server from the data of the company, and what the agency adds to it. */
export function Legal({ section }: { section: SectionOf<'legal'> }) {
  const { found, doc } = useSite()
  const legal = found.legal[section.part]
  if (!legal) return null
  return (
    <Section section={section} className="legal">
      <h2>{legal.title}</h2>
      <div className="prose">{marks(legal.text)}</div>
      {section.part === 'notice' && <Prose of={doc.legal.extra} />}
    </Section>
  )
}
