import { lazy, Suspense, useState } from 'react'
import { useStepReferral } from '../../../../generated/api/referral/referral'
import { downloadReferralReceipt } from '../../../../generated/api/referral/referral'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useSession } from '../../../lib/session'
import { useDownload } from '../../../lib/use-download'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'

/** Their code comes when they are asked for. */
const StepForm = lazy(() => import('./step-form'))
const HomeDialog = lazy(() => import('./home-dialog'))

const UNDER_WAY = ['confirmed', 'contacted', 'visited', 'mandate']

/** What the agency can do now: the next act stands out. */
export function AgencyActs({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const { profile } = useSession()
  const [opened, setOpened] = useState<'reject' | 'pay' | 'mandate' | null>(null)
  const { busy: fetching, download } = useDownload()
  const { id, number, version, state } = referral
  const { busy, write } = useWrite(useStepReferral, {
    reads: ['referral'],
    conflict: t('stale'),
    explain: firstSentenceOf,
  })
  const step = (act: 'contact' | 'visit') => void write({ id, data: { version, act } })
  const close = () => setOpened(null)
  const isUnderWay = UNDER_WAY.includes(state)
  // A dialog stays open, with what is typed in it, as long as its act is one: also when the referral
  // is read again meanwhile.
  const asks = opened === 'pay' ? state === 'due' : isUnderWay
  return (
    <>
      {isUnderWay && (
        <Button variant="text" disabled={busy} onClick={() => setOpened('reject')}>
          {t('acts.reject')}
        </Button>
      )}
      {(state === 'confirmed' || state === 'contacted') && (
        <Button
          variant={state === 'contacted' ? 'main' : 'soft'}
          busy={busy}
          onClick={() => step('visit')}
        >
          {t('acts.visit')}
        </Button>
      )}
      {state === 'confirmed' && (
        <Button variant="main" busy={busy} onClick={() => step('contact')}>
          {t('acts.contact')}
        </Button>
      )}
      {isUnderWay && state !== 'confirmed' && (
        <Button
          variant={state === 'visited' ? 'main' : 'soft'}
          disabled={busy}
          onClick={() => setOpened('mandate')}
        >
          {t(state === 'mandate' ? 'acts.otherHome' : 'acts.mandate')}
        </Button>
      )}
      {state === 'due' && profile.role === 'ADMIN' && (
        <Button variant="main" onClick={() => setOpened('pay')}>
          {t('acts.pay')}
        </Button>
      )}
      {state === 'paid' && profile.role === 'ADMIN' && (
        <Button
          busy={fetching}
          onClick={() =>
            download(`${number}.pdf`, (options) => downloadReferralReceipt(id, options))
          }
        >
          {t('acts.receipt')}
        </Button>
      )}
      <Suspense>
        {asks && opened === 'mandate' && <HomeDialog referral={referral} onClose={close} />}
        {asks && (opened === 'reject' || opened === 'pay') && (
          <StepForm referral={referral} act={opened} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
