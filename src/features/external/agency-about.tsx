import type { AgencyBranch, AgencyHours, AgencyPublic, Weekday } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { phoneText } from '../../lib/phone'

const WEEK: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Days in a row as from–to, others one by one: `lun–vie, dom`. */
function days(list: readonly Weekday[], lang: string): string {
  // 2024-01-01 was a Monday.
  const name = (at: number) =>
    new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, at + 1)),
    )
  const at = WEEK.flatMap((day, index) => (list.includes(day) ? [index] : []))
  const runs = at.reduce<number[][]>(
    (rows, one) =>
      rows.at(-1)?.at(-1) === one - 1
        ? [...rows.slice(0, -1), [...(rows.at(-1) ?? []), one]]
        : [...rows, [one]],
    [],
  )
  return runs
    .map((run) =>
      run.length > 2 ? `${name(run[0] ?? 0)}–${name(run.at(-1) ?? 0)}` : run.map(name).join(', '),
    )
    .join(', ')
}

const Hours = ({ hours, lang }: { hours: readonly AgencyHours[]; lang: string }) => (
  <ul>
    {hours.map(({ days: on, from, to }) => (
      <li key={`${on.join()}${from}`}>
        <span>{days(on, lang)}</span>{' '}
        <span className="num">
          {from}–{to}
        </span>
      </li>
    ))}
  </ul>
)

function Branch({ branch }: { branch: AgencyBranch }) {
  const { t, i18n } = useTranslation('external')
  const { name, address, postalCode, place, phone, email, hours = [] } = branch
  const line = [address, [postalCode, place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <li className="external-branch">
      <h3>{name}</h3>
      {line && (
        <p>
          {line}{' '}
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(line)}`}
            rel="noopener nofollow"
          >
            {t('map')}
            <span className="spoken">: {name}</span>
          </a>
        </p>
      )}
      {hours.length > 0 && <Hours hours={hours} lang={i18n.language} />}
      {(phone || email) && (
        <p className="external-ways">
          {phone && (
            <a className="num" href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
    </li>
  )
}

/**
 * What the agency tells of itself below its homes: branches, the people who agreed to be shown,
 * registrations.
 */
export default function AgencyAbout({ agency }: { agency: AgencyPublic }) {
  const { t } = useTranslation('external')
  const { branches, people, registrations } = agency
  const branchOf = (id: string | null) =>
    branches.length > 1 ? branches.find((one) => one.id === id)?.name : undefined
  return (
    <>
      {people.length > 0 && (
        <section className="external-section" aria-labelledby="ext-people">
          <h2 className="external-title" id="ext-people">
            {t('people')}
          </h2>
          <ul className="external-who">
            {people.map(({ name, jobTitle, avatar, branchId }) => (
              <li key={`${name}${avatar ?? ''}`}>
                {avatar ? (
                  <img src={avatar} alt="" width="72" height="72" loading="lazy" />
                ) : (
                  <span aria-hidden="true">{name[0]}</span>
                )}
                <div>
                  <b>{name}</b>
                  {(jobTitle ?? branchOf(branchId)) && (
                    <small>{[jobTitle, branchOf(branchId)].filter(Boolean).join(' · ')}</small>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {branches.length > 0 && (
        <section className="external-section" aria-labelledby="ext-branches">
          <h2 className="external-title" id="ext-branches">
            {t('branches', { count: branches.length })}
          </h2>
          <ul className="external-branches">
            {branches.map((branch) => (
              <Branch key={branch.id ?? branch.name} branch={branch} />
            ))}
          </ul>
        </section>
      )}
      {registrations.length > 0 && (
        <section className="external-section" aria-labelledby="ext-licences">
          <h2 className="external-title" id="ext-licences">
            {t('licences')}
          </h2>
          <ul className="external-lines">
            {registrations.map(({ kind, name, number, validUntil }) => (
              <li key={`${kind}${number}`}>
                <b>{kind === 'OTHER' ? (name ?? t('kind.OTHER')) : t(`kind.${kind}`)}</b>{' '}
                <span className="num">{number}</span>
                {validUntil && <small>{t('until', { day: date(validUntil) })}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
