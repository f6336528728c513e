import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { askVisitFeedback } from '../../../../generated/api/visit/visit'
import type { Visit, VisitHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Said } from './said'
import { useShownFeedback } from './waiting'

/** What was thought of a visit's homes, and asking who visited. */
export function FeedbackPanel({
  visit,
  onWrite,
}: {
  visit: Visit
  onWrite: (home: VisitHome) => void
}) {
  const { t } = useTranslation('visit')
  const [link, setLink] = useState<string | null>(null)
  const feedback = useShownFeedback(visit)
  const ask = async () => {
    try {
      const { token, mailed } = await askVisitFeedback(visit.id, { quiet: true })
      if (!mailed)
        setLink(
          location.origin + href('busqueda-operation-slug', { operation: 'visita', slug: token }),
        )
      setMessage('SUCCESS', t(mailed ? 'feedback.askedMailed' : 'feedback.asked'))
    } catch {
      // The message bar has said why.
    }
  }
  return (
    <Panel
      title={t('feedback.title')}
      flush
      action={
        visit.writable && visit.people.length > 0 ? (
          <Button onClick={() => void ask()}>{t('feedback.ask')}</Button>
        ) : undefined
      }
    >
      {link ? (
        <p className="visit-0 visit-link">
          <a className={inlineClass()} href={link}>
            {link}
          </a>
        </p>
      ) : null}
      <ul>
        {visit.homes.map((home) => {
          const said = feedback.filter(({ propertyId }) => propertyId === home.id)
          return (
            <li key={home.id} className="visit-item">
              <p>
                <b>{home.title || home.ref}</b>
              </p>
              {said.map((one) => (
                <Said key={one.by} feedback={one} />
              ))}
              {said.length === 0 ? <p className="muted">{t('feedback.none')}</p> : null}
              {visit.writable ? (
                <Button onClick={() => onWrite(home)}>
                  <MessageSquareQuote size={18} aria-hidden />
                  {t(said.some(({ by }) => by === 'agent') ? 'feedback.change' : 'feedback.write')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
