import { Link } from 'react-router-dom'
import { useVerifyEmail } from '../../../../generated/api/user/user'
import type { FirstStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { byCode } from '../../../lib/by-code'
import { firstSentenceOf } from '../../../lib/api-error'
import { openDialog } from '../../../lib/dialog'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

const TO = {
  homes: () => href('auth-cartera-inmueble-editar-id', { id: 'nueva' }),
  logo: () => href('auth-perfil-inmobiliaria'),
  contacts: () => href('auth-contactos-importar'),
  site: () => href('auth-web'),
} as const

/** The mail with the link goes out again. */
function MailAgain() {
  const { t } = useTranslation('dashboard')
  const again = useWrite(useVerifyEmail, {
    explain: firstSentenceOf,
    done: t('start.step.emailSent'),
    reads: ['dashboard'],
  })
  return (
    <Button disabled={again.busy} onClick={() => void again.write({ data: {} })}>
      {t('start.step.emailAct')}
    </Button>
  )
}

/** The one button of a step. */
export function StepAct({ step }: { step: FirstStepKind }) {
  const { t } = useTranslation('dashboard')
  if (step === 'email') return <MailAgain />
  if (step === 'team')
    return (
      <Button aria-haspopup="dialog" onClick={() => openDialog('agent')}>
        {t('start.step.teamAct')}
      </Button>
    )
  const to = byCode(TO, step, null)
  return to === null ? null : (
    <Link className={buttonClass()} to={to()}>
      {t(`start.step.${step}Act`)}
    </Link>
  )
}
