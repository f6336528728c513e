import { useEffect, useRef, useState } from 'react'
import { loginSso } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { openDialog } from '../../../lib/dialog'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { takeTicket } from './company-ticket'
import { endFirstStep } from './second-step'

const QUIET = { quiet: true, silent: true }

/** Goes on where the company's provider has sent its person back, or says why it cannot. */
export function CompanyReturn({ agencyId, answer }: { agencyId: string; answer: string }) {
  const { t } = useTranslation('user')
  const why = useFailureText(firstSentenceOf)
  const [told, setTold] = useState<string | null>(null)
  // An answer counts once: React may run an effect twice.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const ticket = takeTicket()
    if (ticket === '') return setTold(t('company.elsewhere'))
    const input = { agency_id: agencyId, ticket, answer }
    endFirstStep(loginSso(input, QUIET)).catch((error: unknown) => setTold(why(error)))
  }, [agencyId, answer, t, why])
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('company.title')}</h2>
      {told === null ? (
        <p role="status">{t('company.waiting')}</p>
      ) : (
        <p className="social-told is-error" role="alert">
          {told}
        </p>
      )}
      <p className="sign-in-foot">
        <Pressable className="sign-in-link" onClick={() => openDialog('login', { company: true })}>
          {t('second.again')}
        </Pressable>
      </p>
    </div>
  )
}
