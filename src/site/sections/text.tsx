import type { SectionOf } from '../document'
import { Picture } from '../parts/picture'
import { Section } from '../parts/section'
import { Line, Prose } from '../parts/text'

/** Text, with a picture at one side or none. */
export function Text({ section }: { section: SectionOf<'text'> }) {
  const picture = section.side === 'none' ? undefined : section.picture
  return (
    <Section
      section={section}
      className={`essay ${picture ? (section.side === 'right' ? 'at-right' : 'at-left') : 'alone'}`}
    >
      {picture && <Picture pic={picture} sizes="(max-width: 820px) 100vw, 45vw" />}
      <div>
        <Line of={section.title} as="h2" />
        <Prose of={section.text} />
      </div>
    </Section>
  )
}
