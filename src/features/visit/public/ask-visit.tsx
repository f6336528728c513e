import { CalendarCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getOpenVisits } from '../../../../generated/api/visit/visit'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { buttonClass } from '../../../ui/kit/public/button-class'

/**
 * The way to a home's free times, where its agent opened booking. Asked for once the page is there;
 * nothing where it is not.
 */
export default function AskVisit({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('listing')
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    getOpenVisits(propertyId, { silent: true }).then(
      (open) => (gone ? undefined : setToken(open.token)),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [propertyId])
  return token === null ? null : (
    <a
      className={buttonClass({ wide: true }, 'visiting-ask')}
      href={href('busqueda-operation-slug', { operation: 'visita', slug: token })}
    >
      <CalendarCheck className="icon" aria-hidden />
      {t('contact.visit')}
    </a>
  )
}
