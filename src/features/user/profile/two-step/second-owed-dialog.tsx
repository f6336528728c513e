import { startStepUpPasskey, stepUp } from '../../../../../generated/api/user/user'
import { useTranslation } from '../../../../i18n'
import { Pressable } from '../../../../ui/kit/bare/pressable'
import { PasskeyPress } from '../../sign-in/passkey-press'
import '../../sign-in/sign-in.css'
import { SecondSetup } from './second-setup'

const QUIET = { quiet: true, silent: true }

/**
 * The second step that the agency asks for, before anything else: set up, or shown by the passkey
 * that is there (`isKnown`). `onDone` lets what waits go on.
 */
export default function SecondOwedDialog({
  isKnown,
  onDone,
  onLeave,
}: {
  isKnown: boolean
  onDone: () => void
  onLeave: () => void
}) {
  const { t } = useTranslation('user')
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('owed.title')}</h2>
      <p className="dialog-lead">{t(isKnown ? 'owed.proof' : 'owed.setup')}</p>
      {isKnown ? (
        <PasskeyPress
          words={t('stepUp.passkey')}
          start={() => startStepUpPasskey(QUIET)}
          onProof={async (passkey) => {
            await stepUp({ method: 'passkey', passkey }, QUIET)
            onDone()
          }}
        />
      ) : (
        <SecondSetup onDone={onDone} />
      )}
      {isKnown && <p className="sign-in-foot">{t('owed.lost')}</p>}
      <p className="sign-in-foot">
        <Pressable className="sign-in-link" onClick={onLeave}>
          {t('owed.leave')}
        </Pressable>
      </p>
    </div>
  )
}
