import type { SectionOf } from '../document'
import { Section } from '../parts/section'
import { Prose } from '../parts/text'
import { useReach } from '../parts/reach'
import { useSite } from '../site'

/** The day these texts were last changed by us; a lawyer has not read them (docs/decisions/0168). */
const DATED = '26/11/2026'

/** A sentence that ends with "S.L." has its full stop already. */
const ended = (sentence: string): string => sentence.replace(/\.\.$/, '.')

/** Who runs the site, as far as the agency told its company's data (LSSI, article 10). */
function Notice() {
  const { t, found, doc } = useSite()
  const { phone, email } = useReach()
  const { company, agency } = found
  const facts = [
    ['taxId', company.taxId],
    ['office', company.office],
    ['email', email],
    ['phone', phone],
    ['roaiib', company.roaiib],
    ['insurer', company.insurer],
    ['guarantee', company.guarantee],
    ['complaints', company.complaintsAddress],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="prose">
      <p>{ended(t('legalText.notice.owner', { name: company.legalName ?? agency.name }))}</p>
      <ul>
        {facts.map(([key, value]) => (
          <li key={key}>{t(`legalText.notice.${key}`, { value })}</li>
        ))}
      </ul>
      <p>{t('legalText.notice.content')}</p>
      <Prose of={doc.legal.extra} />
    </div>
  )
}

function Privacy() {
  const { t, found } = useSite()
  const { email } = useReach()
  const { company, agency } = found
  const to = company.dataProtectionEmail ?? email ?? agency.name
  return (
    <div className="prose">
      <p>{ended(t('legalText.privacy.who', { name: company.legalName ?? agency.name }))}</p>
      <p>{t('legalText.privacy.what')}</p>
      <p>{t('legalText.privacy.whom')}</p>
      <p>{t('legalText.privacy.rights', { email: to })}</p>
    </div>
  )
}

function Accessibility() {
  const { t, found } = useSite()
  const { email } = useReach()
  return (
    <div className="prose">
      <p>{t('legalText.accessibility.aim')}</p>
      <p>{t('legalText.accessibility.tell', { email: email ?? found.agency.name })}</p>
    </div>
  )
}

const Cookies = () => (
  <div className="prose">
    <p>{useSite().t('legalText.cookies.none')}</p>
  </div>
)

const TEXTS = { notice: Notice, privacy: Privacy, cookies: Cookies, accessibility: Accessibility }

/** A legal text, made from the data of the company. */
export function Legal({ section }: { section: SectionOf<'legal'> }) {
  const { t } = useSite()
  const Text = TEXTS[section.part]
  return (
    <Section section={section} className="legal">
      <h2>{t(`legal.${section.part}`)}</h2>
      <Text />
      <p className="note">{t('legalText.updated', { date: DATED })}</p>
    </Section>
  )
}
