import type { PersonFound } from '../found'
import { say, useSite, type Site } from '../site'
import type { Said } from '../texts'

/** A portrait, or the first letter of the name; the name stands beside it. */
export const Portrait = ({ person }: { person: PersonFound }) =>
  person.avatar ? (
    <img className="portrait" src={person.avatar} width="160" height="160" alt="" loading="lazy" />
  ) : (
    <b className="portrait" aria-hidden="true">
      {person.name.slice(0, 1)}
    </b>
  )

/** What a person is at the agency: as they wrote it for this language, else as they wrote it. */
export const jobTitleOf = (site: Site, { jobTitle, jobTitles }: PersonFound): Said | null =>
  say(site, jobTitles) ?? (jobTitle ? { text: jobTitle } : null)

export function useJobTitle() {
  const site = useSite()
  return (person: PersonFound): Said | null => jobTitleOf(site, person)
}
