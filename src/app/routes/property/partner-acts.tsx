import { CalendarPlus, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PartnerActsProps } from '../../../features/network/slots'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { ContactPicker } from '../contact/contact-slot'

const AskDialog = lazy(() => import('../../../features/visit/partner/ask-dialog'))
const ClientDialog = lazy(() => import('../../../features/selection/desk/client-dialog'))

/** A partner's home is never edited: it is shown to somebody, by a visit or by a selection. */
export function PartnerActs({ id, title, agencyName }: PartnerActsProps) {
  const { t } = useTranslation(['visit', 'selection'])
  const [doing, setDoing] = useState<'visit' | 'client' | null>(null)
  const close = () => setDoing(null)
  return (
    <div className="network-acts-of-home">
      <Button variant="soft" onClick={() => setDoing('visit')}>
        <CalendarPlus size={18} aria-hidden />
        {t('partner.ask')}
      </Button>
      <Button onClick={() => setDoing('client')}>
        <Send size={18} aria-hidden />
        {t('selection:client.title')}
      </Button>
      <Suspense>
        {doing === 'visit' && (
          <AskDialog
            propertyId={id}
            agencyName={agencyName}
            Picker={ContactPicker}
            onClose={close}
          />
        )}
        {doing === 'client' && <ClientDialog home={{ id, title }} onClose={close} />}
      </Suspense>
    </div>
  )
}
