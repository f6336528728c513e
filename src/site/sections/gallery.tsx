import type { SectionOf } from '../document'
import { Picture, pictureAt } from '../parts/picture'
import { Section, Title } from '../parts/section'
import { say, useSite } from '../site'

/** Pictures; each opens large at its own address. */
export function Gallery({ section }: { section: SectionOf<'gallery'> }) {
  const site = useSite()
  const pictures = section.pictures ?? []
  if (pictures.length === 0) return null
  return (
    <Section section={section} className="gallery">
      <Title of={section.title} />
      <ul>
        {pictures.map((pic, at) => {
          const hasWords = !pic.decorative && say(site, pic.alt) !== null
          const shown = <Picture pic={pic} sizes="(max-width: 820px) 50vw, 33vw" />
          return (
            <li key={at}>{hasWords ? <a href={pictureAt(pic.hash, 1440)}>{shown}</a> : shown}</li>
          )
        })}
      </ul>
    </Section>
  )
}
