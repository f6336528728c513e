import type { SectionOf } from '../document'
import { LANG_LABELS, isLang } from '../../i18n/language'
import type { PersonFound } from '../found'
import { Portrait } from '../parts/people'
import { dialled, spokenNumber } from '../parts/reach'
import { Section, Title } from '../parts/section'
import { useSite, type Site } from '../site'

/** The people a section names, in its order; all where it names nobody. */
export function peopleOf({ found }: Site, named: readonly string[] | undefined): PersonFound[] {
  if (!named?.length) return [...found.people]
  return named.flatMap((id) => found.people.find((person) => person.id === id) ?? [])
}

const tongue = (code: string): string => (isLang(code) ? LANG_LABELS[code] : code)

/** People of the agency who agreed to be shown. */
export function Team({ section }: { section: SectionOf<'team'> }) {
  const people = peopleOf(useSite(), section.people)
  if (people.length === 0) return null
  return (
    <Section section={section} className="team">
      <Title of={section.title} />
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <Portrait person={person} />
            <h3>{person.name}</h3>
            {person.jobTitle && <p>{person.jobTitle}</p>}
            {section.showLanguages && person.languages.length > 0 && (
              <p className="spoken">{person.languages.map(tongue).join(', ')}</p>
            )}
            {section.showPhones && person.phone && (
              <p>
                <a href={dialled(person.phone)}>{spokenNumber(person.phone)}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
