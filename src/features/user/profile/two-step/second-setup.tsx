import { useState } from 'react'
import { useStartTotp } from '../../../../../generated/api/user/user'
import type { TotpSecret } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { hasPasskeys } from '../../../../lib/passkey'
import { useWrite } from '../../../../lib/write'
import { Button } from '../../../../ui/workspace/kit/button'
import { useMakePasskey } from '../passkey/use-make-passkey'
import '../profile.css'
import { RecoveryList } from './recovery-list'
import { TwoStepBegin } from './two-step-begin'

/** Either second step, an app for codes or a passkey; `onDone` once one stands and its codes are kept. */
export function SecondSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('user')
  const [begun, setBegun] = useState<TotpSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const start = useWrite(useStartTotp, { done: null, onDone: setBegun })
  const make = useMakePasskey(onDone)
  if (codes) return <RecoveryList codes={codes} onKept={onDone} />
  if (begun)
    return <TwoStepBegin secret={begun} onDone={setCodes} onCancel={() => setBegun(null)} />
  return (
    <div className="profile-acts">
      <Button variant="main" onClick={() => void start.write()} disabled={start.busy}>
        {t('owed.app')}
      </Button>
      {hasPasskeys() && (
        <Button onClick={() => void make.write()} disabled={make.busy}>
          {t('passkey.add')}
        </Button>
      )}
    </div>
  )
}
