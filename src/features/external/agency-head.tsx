import type { AgencyPublic } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { phoneText, whatsappAddress } from '../../lib/phone'
import { localized } from '../../lib/localized'

/** The agency's words in the page's language, else in any it wrote. */
export const told = ({ description }: AgencyPublic, lang: string): string =>
  localized(description, lang)

/** Ways to reach it: those it prefers, all it told where it prefers none. */
function Ways({ agency }: { agency: AgencyPublic }) {
  const { t } = useTranslation('external')
  const { phone, email, website, contactMethods, slug } = agency
  const wanted = (method: (typeof contactMethods)[number]) =>
    contactMethods.length === 0 || contactMethods.includes(method)
  return (
    <p className="external-ways">
      {phone && wanted('PHONE') && (
        <a className="num" href={`tel:${phone}`}>
          {t('call', { phone: phoneText(phone) })}
        </a>
      )}
      {phone && contactMethods.includes('WHATSAPP') && (
        <a href={whatsappAddress(phone)} rel="noopener nofollow">
          {t('whatsapp')}
        </a>
      )}
      {email && wanted('EMAIL') && <a href={`mailto:${email}`}>{email}</a>}
      {contactMethods.includes('PLATFORM') && (
        <a href={href('contacto', {}, { agencia: slug })}>{t('write')}</a>
      )}
      {website && (
        <a href={website} rel="noopener nofollow">
          {t('site')}
        </a>
      )}
    </p>
  )
}

/** Who the agency is; in a frame on its own site only the name. */
export function AgencyHead({ agency, embed }: { agency: AgencyPublic; embed: boolean }) {
  const { i18n } = useTranslation('external')
  const { logo, cover, name } = agency
  const text = told(agency, i18n.language)
  return (
    <header className="external-top">
      {cover && !embed && (
        <img
          className="external-cover"
          src={cover}
          alt=""
          width="1600"
          height="500"
          fetchPriority="high"
        />
      )}
      <div className="external-head">
        {logo && <img src={logo} alt="" width="72" height="72" />}
        <div>
          <h1>{name}</h1>
          {text && <p>{text}</p>}
          {!embed && <Ways agency={agency} />}
        </div>
      </div>
    </header>
  )
}
